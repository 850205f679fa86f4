import type { ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  tinted?: boolean;
  children?: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, tinted, children }: SectionProps): ReactNode {
  return (
    <section className={tinted ? 'section tinted' : 'section'}>
      <div className="page">
        <h2>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
