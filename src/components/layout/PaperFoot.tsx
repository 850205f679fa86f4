import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import styles from './PaperFoot.module.css';

/** The company's contact details at the end of a printed page, which has no bar and no footer. */
export function PaperFoot(): ReactNode {
  const { street, locality, region, postalCode } = company.address;
  return (
    <p className={styles.foot}>
      <strong>{company.name}</strong>
      {` · ${company.phone.display} · ${company.email} · ${street}, ${locality}, ${region} ${postalCode} · ${new URL(company.url).host}`}
    </p>
  );
}
