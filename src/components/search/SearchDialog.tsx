import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { SearchPanel } from './SearchPanel';
import styles from './SearchPanel.module.css';

/**
 * The search dialog. It is closed in the HTML of every page and opens without React (`src/inline/search.ts`); it has
 * results once its island is awake.
 */
export function SearchDialog(): ReactNode {
  return (
    <dialog
      className={styles.dialog}
      aria-label={translate({ id: 'search.dialog', message: 'Search this site' })}
      data-search-dialog
    >
      <Island name="search-dialog" component={SearchPanel} />
    </dialog>
  );
}
