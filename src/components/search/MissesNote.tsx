import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { searchSettings } from '@site/src/data';

/** What is kept of a search without an answer; nothing is said where nothing is kept (`netlify/search-misses`). */
export function MissesNote({ className }: { className?: string }): ReactNode {
  if (!searchSettings.countMisses) return null;
  return (
    <p className={className}>
      <Translate id="search.misses">
        When the search of this site finds nothing, the words and the day are counted for 90 days,
        so that we learn what is missing. Nothing about you is kept with them, and what looks like
        an e-mail address, a street address or a telephone number is not sent.
      </Translate>
    </p>
  );
}
