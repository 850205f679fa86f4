import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { Icon } from '../ui/Icon';
import { SearchFailure } from './SearchFailure';
import { Starts } from './Starts';
import buttons from '../ui/Button.module.css';
import content from './SearchContent.module.css';
import styles from './SearchPanel.module.css';

/** The search on its own page: the field, and the elements that `live/start-page.ts` fills. */
export function SearchPage(): ReactNode {
  return (
    <>
      <form
        action={withBase('/search')}
        role="search"
        className={clsx(styles.field, content.boxed)}
      >
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label={translate({ id: 'search.field', message: 'Words or a question' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
        <button type="submit" className={clsx(buttons.button, buttons.secondary, buttons.small)}>
          <Translate id="search.submit">Search</Translate>
        </button>
      </form>
      <p className={styles.status} role="status" />
      <SearchFailure />
      <div className={styles.notes} data-search-notes />
      <Starts />
      <div data-search-results />
    </>
  );
}
