import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

export interface EditLinkProps {
  /** Where the article's file is edited: set in deploy previews, undefined on the published site. */
  url?: string;
}

/** "Edit this page", for staff. */
export function EditLink({ url }: EditLinkProps): ReactNode {
  return (
    url && (
      <p className="no-print">
        <Link to={url}>
          <Translate id="doc.edit">Edit this page</Translate>
        </Link>
      </p>
    )
  );
}
