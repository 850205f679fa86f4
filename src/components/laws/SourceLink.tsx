import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sourceOf } from '@site/src/data';

export interface SourceLinkProps {
  /** The id of the source in `src/data/sources.json`. */
  id: string | undefined;
  /** The link text; by default the source's short name. */
  children?: ReactNode;
}

/**
 * A link to a source.
 *
 * @throws Error if `sources.json` has no source of this id
 */
export function SourceLink({ id = '', children }: SourceLinkProps): ReactNode {
  const { url, short } = sourceOf(id);
  return <Link to={url}>{children ?? short}</Link>;
}
