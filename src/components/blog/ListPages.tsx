import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export interface ListPagesProps {
  /** Address of the page with newer articles; undefined on the first page. */
  newer: string | undefined;
  /** Address of the page with older articles; undefined on the last page. */
  older: string | undefined;
}

/** Links to the newer and older pages of the article list; nothing if the list fits on one page. */
export function ListPages({ newer, older }: ListPagesProps): ReactNode {
  if (!newer && !older) return null;
  return (
    <nav
      className="actions no-print"
      aria-label={translate({ id: 'blog.pages', message: 'Pages of the list' })}
    >
      {newer && (
        <Link to={newer} rel="prev">
          <Translate id="blog.pages.newer">Newer articles</Translate>
        </Link>
      )}
      {older && (
        <Link to={older} rel="next">
          <Translate id="blog.pages.older">Older articles</Translate>
        </Link>
      )}
    </nav>
  );
}
