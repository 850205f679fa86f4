import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawOf } from '@site/src/data';
import type { Role } from '@site/src/tools/law/questions';
import { ButtonLink } from '../ui/ButtonLink';
import styles from './LawVerdict.module.css';

export interface LawVerdictProps {
  /** Key of the law in `src/data/laws.json`. */
  law: string;
  role: Role;
  title: string;
  children?: ReactNode;
}

const CHECK: Readonly<Record<Role, ReactNode>> = {
  seller: <Translate id="laws.check.seller">Check my sale</Translate>,
  buyer: <Translate id="laws.check.buyer">Check my purchase</Translate>,
  landlord: <Translate id="laws.check.landlord">Check my rental</Translate>,
  tenant: <Translate id="laws.check.tenant">Check my lease</Translate>,
};

/** A law's answer for one role, and a link to the law finder with place and role filled in. */
export function LawVerdict({ law, role, title, children }: LawVerdictProps): ReactNode {
  const asked = new URLSearchParams({ place: lawOf(law).jurisdiction, role });
  return (
    <div className={styles.verdict}>
      <p className={styles.title}>{title}</p>
      {children}
      <ButtonLink to={`/tools/radon-law?${asked}`} className={`${styles.check} no-print`}>
        {CHECK[role]}
      </ButtonLink>
    </div>
  );
}

/** The answers for both sides, side by side if there is room. */
export function LawVerdicts({ children }: { children?: ReactNode }): ReactNode {
  return <div className={`grid ${styles.verdicts}`}>{children}</div>;
}
