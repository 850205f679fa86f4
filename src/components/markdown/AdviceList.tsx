import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './Blocks.module.css';

export interface AdviceListProps {
  kind?: 'do' | 'dont';
  title?: string;
  children?: ReactNode;
}

/** Things to do, or not to do; the heading says which, the color only repeats it. */
export function AdviceList({ kind = 'do', title, children }: AdviceListProps): ReactNode {
  const heading =
    kind === 'do' ? (
      <Translate id="advice.do">Do</Translate>
    ) : (
      <Translate id="advice.dont">Do not</Translate>
    );
  return (
    <section className={`${styles.advice} ${styles[kind]}`}>
      <h3>{title ?? heading}</h3>
      {children}
    </section>
  );
}
