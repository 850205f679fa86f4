import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import { Section } from '../ui/Section';

/** A real report with the customer's data blacked out; nothing if the data have none. */
export function RealReport(): ReactNode {
  const { report } = company;
  return (
    report && (
      <Section
        tinted
        title={<Translate id="report.real">A real report, with the customer blacked out</Translate>}
      >
        <img
          src={withBase(report.file)}
          alt={report.alt}
          loading="lazy"
          width="850"
          height="1100"
        />
      </Section>
    )
  );
}
