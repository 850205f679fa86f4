import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Sections.module.css';

export interface PageSectionProps {
  tone?: 'tinted';
  children?: ReactNode;
}

/** A section of a page, with its heading. */
export function PageSection({ tone, children }: PageSectionProps): ReactNode {
  return (
    <section className={clsx('section', tone)}>
      <div className="page">{children}</div>
    </section>
  );
}

/** The text above the first heading of a page, in lines of a readable length. */
export function PageIntro({ children }: { children?: ReactNode }): ReactNode {
  return (
    <section className={`section ${styles.intro}`}>
      <div className="page">{children}</div>
    </section>
  );
}

export interface ClosingSectionProps {
  title: string;
  children?: ReactNode;
}

/** The last section of a page: book, or ask. Not printed. */
export function ClosingSection({ title, children }: ClosingSectionProps): ReactNode {
  return (
    <section className={`page section no-print ${styles.closing}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export interface PageHeadingProps {
  /** The id of the heading, if the text sets one. */
  anchor?: string;
  children?: ReactNode;
}

/** Registers a heading's id with the check for broken links. */
function useAnchor(anchor: string | undefined): void {
  const { collectAnchor } = useBrokenLinks();
  if (anchor) collectAnchor(anchor);
}

/** The heading of a section. */
export function PageHeading2({ anchor, children }: PageHeadingProps): ReactNode {
  useAnchor(anchor);
  return <h2 id={anchor}>{children}</h2>;
}

/** A heading within a section, or the heading of a step. */
export function PageHeading3({ anchor, children }: PageHeadingProps): ReactNode {
  useAnchor(anchor);
  return <h3 id={anchor}>{children}</h3>;
}
