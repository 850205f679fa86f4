import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from './Button.module.css';
import { Icon } from './Icon';
import styles from './PrintButton.module.css';

export interface PrintButtonProps {
  /** Replaces the classes of a secondary button. */
  className?: string | undefined;
  children?: ReactNode;
}

/** A button that prints the page (`src/inline/print.ts`); hidden without JavaScript. */
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
