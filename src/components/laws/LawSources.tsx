import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, type LawId } from '@site/src/data';
import { longDate } from '@site/src/lib/format';

export interface LawSourcesProps {
  /** Key of the law in `src/data/laws.json`. */
  law: LawId;
}

/** Where a law can be read, when we last looked, and that this is no legal advice. */
export function LawSources({ law }: LawSourcesProps): ReactNode {
  const { sources, lastChecked, note } = laws[law];
  return (
    <>
      {note && <p>{note}</p>}
      <ul>
        {sources.map(({ name, url, supports }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
            {supports && <br />}
            {supports}
          </li>
        ))}
      </ul>
      <p>
        <Translate
          id="laws.sources.checked"
          values={{ day: <time dateTime={lastChecked}>{longDate(lastChecked)}</time> }}
        >
          {
            'Last checked: {day}. This page is information, not legal advice. Where a summary and the official text differ, the official text decides; for your own case ask an attorney or the authority.'
          }
        </Translate>
      </p>
    </>
  );
}
