import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawOf, sourceOf } from '@site/src/data';
import { firstChecked } from '@site/src/lib/checked';
import { longDate } from '@site/src/lib/format';
import { SourceLink } from './SourceLink';

export interface LawSourcesProps {
  /** Key of the law in `src/data/laws.json`. */
  law: string;
}

/** Where a law can be read, when we last looked, and that this is no legal advice. */
export function LawSources({ law }: LawSourcesProps): ReactNode {
  const { sources, note } = lawOf(law);
  const lastChecked = firstChecked(lawOf(law));
  return (
    <>
      {note && <p>{note}</p>}
      <ul>
        {sources.map(({ id, supports }) => (
          <li key={id}>
            <SourceLink id={id}>{sourceOf(id).name}</SourceLink>
            {supports && <br />}
            {supports}
          </li>
        ))}
      </ul>
      <p>
        {lastChecked === '' ? (
          <Translate id="laws.sources.unchecked">
            This page is information, not legal advice. Where it differs from the official text, the
            official text decides. For your own case ask an attorney, or the county or city.
          </Translate>
        ) : (
          <Translate
            id="laws.sources.checked"
            values={{ day: <time dateTime={lastChecked}>{longDate(lastChecked)}</time> }}
          >
            {
              'Last checked: {day}. This page is information, not legal advice. Where it differs from the official text, the official text decides. For your own case ask an attorney, or the county or city.'
            }
          </Translate>
        )}
      </p>
    </>
  );
}
