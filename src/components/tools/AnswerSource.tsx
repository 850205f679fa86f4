import type { ReactNode } from 'react';
import type { Stated } from '@site/src/data/schemas/known';
import { Provenance } from '../laws/Provenance';
import { SourceLink } from '../laws/SourceLink';

export interface AnswerSourceProps extends Partial<Pick<Stated, keyof Stated>> {
  /** What the entry of a law names; how that is known is given beside it. */
  of?: string;
  /** A source of `sources.json`, as a link within the sentence. */
  id?: string;
  /** Other words than the short name of the source. */
  children?: ReactNode;
}

/** Who says what a sentence says. */
export function AnswerSource({ id, of: _of, children, ...known }: AnswerSourceProps): ReactNode {
  if (known.known) return <Provenance of={known as Stated} />;
  return id === undefined ? null : <SourceLink id={id}>{children}</SourceLink>;
}
