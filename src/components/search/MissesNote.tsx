import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { searchSettings } from '@site/src/data';
import { quantity } from '@site/src/lib/format';
import { KEPT } from '@site/src/lib/kept';

/** Says what we keep of a search without results; nothing if the site keeps none (`netlify/search-misses`). */
export function MissesNote({ className }: { className?: string }): ReactNode {
  if (!searchSettings.countMisses) return null;
  return (
    <p className={className}>
      <Translate id="search.misses" values={{ time: quantity(KEPT.searches) }}>
        {
          'If a search finds nothing, we keep the search words and the date for {time} to improve the site. We don’t store any information about you along with those search words. We don’t send words that look like an email address, a street address or a phone number.'
        }
      </Translate>
    </p>
  );
}
