import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { longDate } from '@site/src/lib/format';

export interface AwaitingProps {
  /** The day (YYYY-MM-DD) on which the article becomes public; 9999-12-31 for a draft. */
  day: string;
}

/** Tells the office, in previews, why visitors do not see an article yet. */
export function Awaiting({ day }: AwaitingProps): ReactNode {
  return (
    <p className="no-print" data-search-ignore="">
      <mark>
        {day.startsWith('9999') ? (
          <Translate id="blog.draft">A draft: visitors do not see this article.</Translate>
        ) : (
          <Translate id="blog.scheduled" values={{ date: longDate(day) }}>
            {'Visitors see this article from {date} on.'}
          </Translate>
        )}
      </mark>
    </p>
  );
}
