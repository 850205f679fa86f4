import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import { Icon } from './Icon';
import styles from './PrintButton.module.css';

export interface PrintButtonProps {
  /** Looks otherwise, or says something else, where it stands beside others. */
  className?: string | undefined;
  children?: ReactNode;
}

/** Prints the page, by `src/inline/print.ts`; not there without JavaScript. */
export function PrintButton({ className, children }: PrintButtonProps): ReactNode {
  return (
    <button
      type="button"
      data-print
      data-search-ignore=""
      className={clsx(
        className ?? clsx(buttonStyles.button, buttonStyles.secondary),
        styles.print,
        'no-print',
      )}
    >
      <Icon name="print" />
      {children ?? <Translate id="print.button">Print this page</Translate>}
    </button>
  );
}
