import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './DocFoot.module.css';

/** Links to the previous and next docs page; in deploy previews also "Edit this page". */
export function DocFoot(): ReactNode {
  const { metadata } = useDoc();
  const { previous, next, editUrl } = metadata;
  return (
    <>
      {editUrl && (
        <p className="no-print">
          <Link to={editUrl}>
            <Translate id="doc.edit">Edit this page</Translate>
          </Link>
        </p>
      )}
      <nav
        className={`${styles.foot} no-print`}
        aria-label={translate({ id: 'doc.pages', message: 'Previous and next page' })}
      >
        {previous && (
          <Link to={previous.permalink} rel="prev">
            <small>
              <Translate id="doc.previous">Previous</Translate>
            </small>
            {previous.title}
          </Link>
        )}
        {next && (
          <Link to={next.permalink} rel="next">
            <small>
              <Translate id="doc.next">Next</Translate>
            </small>
            {next.title}
          </Link>
        )}
      </nav>
    </>
  );
}
