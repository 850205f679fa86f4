import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { sources } from '@site/src/data';

export interface SourceLinkProps {
  /** The id of the source in `src/data/sources.json`. */
  id: string | undefined;
  /** Other words than the source's short name. */
  text?: string;
}

/** A link to a source. @throws Error where there is none of that id */
export function SourceLink({ id = '', text }: SourceLinkProps): ReactNode {
  const source = sources[id];
  if (!source) throw new Error(`There is no source "${id}" in src/data/sources.json.`);
  return <Link to={source.url}>{text ?? source.short}</Link>;
}
