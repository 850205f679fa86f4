import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { longDate } from '@site/src/lib/format';

/**
 * Says when a page was last reviewed.
 *
 * @param day as YYYY-MM-DD
 */
export function LastReviewed({ day }: { day: string }): ReactNode {
  return (
    <Translate id="text.changed" values={{ day: <time dateTime={day}>{longDate(day)}</time> }}>
      {'This page was last reviewed on {day}.'}
    </Translate>
  );
}
