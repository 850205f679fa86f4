import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import styles from './Headings.module.css';

export interface HeadingProps {
  id?: string;
  children?: ReactNode;
}

/**
 * The link to a heading, for sharing that part of a page. It is beside the heading, so as not to be part of its name.
 */
function Anchor({ id }: { id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const label = translate({ id: 'heading.link', message: 'Link to this part' });
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a link within this page, named by its label
    <a className={styles.anchor} href={`#${id}`} aria-label={label} aria-describedby={id} />
  );
}

export function Heading2({ id, children }: HeadingProps): ReactNode {
  return (
    <div className={`heading ${styles.heading}`}>
      <h2 id={id}>{children}</h2>
      {id && <Anchor id={id} />}
    </div>
  );
}

export function Heading3({ id, children }: HeadingProps): ReactNode {
  return (
    <div className={`heading ${styles.heading}`}>
      <h3 id={id}>{children}</h3>
      {id && <Anchor id={id} />}
    </div>
  );
}

/** A level 4 heading: it has an id for links, but shows no link of its own. */
export function Heading4({ id = '', children }: HeadingProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <h4 id={id}>{children}</h4>;
}
