import type { ReactNode } from 'react';
import type { Stated } from '@site/src/data/schemas/known';
import { Provenance } from '../laws/Provenance';
import { SourceLink } from '../laws/SourceLink';

export interface AnswerSourceProps extends Partial<Pick<Stated, keyof Stated>> {
  /**
   * The law's entry that the sentence is about. The build replaces it with how that is known (`known`, `statedBy`,
   * ...).
   */
  of?: string;
  /** The id of a source in `sources.json`, as a link within the sentence. */
  id?: string;
  /** The link text; by default the source's short name. */
  children?: ReactNode;
}

/** The source of a sentence: the provenance of a law's entry, or a link to a source. */
export function AnswerSource({ id, of: _of, children, ...known }: AnswerSourceProps): ReactNode {
  if (known.known) return <Provenance of={known as Stated} />;
  return id === undefined ? null : <SourceLink id={id}>{children}</SourceLink>;
}
