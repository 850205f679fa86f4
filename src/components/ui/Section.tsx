import type { ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** The link name of the heading, where it must not follow from its words. */
  id?: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  tinted?: boolean;
  children?: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, id, lead, tinted, children }: SectionProps): ReactNode {
  return (
    <section className={tinted ? 'section tinted' : 'section'}>
      <div className="page">
        <h2 id={id}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </section>
  );
}
