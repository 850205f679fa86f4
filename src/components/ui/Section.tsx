import type { ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** The heading's id; undefined if no link needs one. */
  id?: string;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  tinted?: boolean;
  children?: ReactNode;
}

/** A section of a page, with its heading. */
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
