import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { sourceOf } from '@site/src/data';
import type { Stated } from '@site/src/laws/points';
import { longDate } from '@site/src/lib/format';
import { Provenance } from '../laws/Provenance';
import { SourceLink } from '../laws/SourceLink';

export interface AnswerSourceProps extends Partial<Stated> {
  /** What the entry of a law names; who says so is given beside it. */
  of?: string;
  /** A source of `sources.json`, as a link within the sentence. */
  id?: string;
  /** Whether the day on which somebody last looked stands behind that. */
  checked?: true;
  /** Other words than the short name of the source. */
  children?: ReactNode;
}

/** Who says what a sentence says. */
export function AnswerSource({
  id,
  checked,
  children,
  statedBy,
  cite,
  lastChecked,
  differs,
}: AnswerSourceProps): ReactNode {
  if (statedBy && cite && lastChecked) {
    return <Provenance of={{ statedBy, cite, lastChecked, ...(differs && { differs }) }} />;
  }
  if (id === undefined) return null;
  const day = checked && sourceOf(id).lastChecked;
  return (
    <>
      <SourceLink id={id}>{children}</SourceLink>
      {day && (
        <Translate id="tools.checked" values={{ date: longDate(day) }}>
          {' (last checked {date})'}
        </Translate>
      )}
    </>
  );
}
