import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './Blocks.module.css';

export interface CalloutProps {
  kind?: 'note' | 'tip' | 'warning';
  title?: string;
  children?: ReactNode;
}

const TITLES: Record<NonNullable<CalloutProps['kind']>, ReactNode> = {
  note: <Translate id="callout.note">Good to know</Translate>,
  tip: <Translate id="callout.tip">Tip</Translate>,
  warning: <Translate id="callout.warning">Please note</Translate>,
};

/** A highlighted box within a text. */
export function Callout({ kind = 'note', title, children }: CalloutProps): ReactNode {
  return (
    <div className={`${styles.callout} ${styles[kind]}`} role="note">
      <p className={styles.title}>{title ?? TITLES[kind]}</p>
      {children}
    </div>
  );
}
