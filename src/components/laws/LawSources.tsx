import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawOf, sourceOf } from '@site/src/data';
import { longDate } from '@site/src/lib/format';
import { isUnconfirmed, oldestText, readRules } from '../../laws/known';
import { SourceLink } from './SourceLink';

export interface LawSourcesProps {
  /** Key of the law in `src/data/laws.json`. */
  law: string;
}

/** The sources of a law, the age of the texts we read, and that this is not legal advice. */
export function LawSources({ law }: LawSourcesProps): ReactNode {
  return (
    <>
      <ul>
        {lawOf(law).sources.map(({ id, supports }) => (
          <li key={id}>
            <SourceLink id={id}>{sourceOf(id).name}</SourceLink>
            {supports && <br />}
            {supports}
          </li>
        ))}
      </ul>
      <TextsRead law={law} />
      <p>
        <Translate id="laws.sources.unchecked">
          This is information, not legal advice. Go by the official text. For advice on your case,
          ask an attorney, the county or the city.
        </Translate>
      </p>
    </>
  );
}

/**
 * The day of the oldest text we read, or that some of the texts have no date. Nothing if we read none of the law's
 * rules.
 */
function TextsRead({ law }: LawSourcesProps): ReactNode {
  if (isUnconfirmed(lawOf(law)) || readRules(lawOf(law)).length === 0) return null;
  const day = oldestText(lawOf(law));
  return (
    <p>
      {day === undefined ? (
        <Translate id="laws.sources.undated">Some of the copies we read have no date.</Translate>
      ) : (
        <Translate
          id="laws.sources.dated"
          values={{ day: <time dateTime={day}>{longDate(day)}</time> }}
        >
          {'The oldest of these texts is from {day}.'}
        </Translate>
      )}
    </p>
  );
}
