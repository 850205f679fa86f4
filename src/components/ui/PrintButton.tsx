import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import { Icon } from './Icon';
import styles from './PrintButton.module.css';

/** Prints the page, by `src/inline/print.ts`; not there without JavaScript. */
export function PrintButton(): ReactNode {
  return (
    <button
      type="button"
      data-print
      data-search-ignore=""
      className={clsx(buttonStyles.button, buttonStyles.secondary, styles.print, 'no-print')}
    >
      <Icon name="print" />
      <Translate id="print.button">Print this page</Translate>
    </button>
  );
}
