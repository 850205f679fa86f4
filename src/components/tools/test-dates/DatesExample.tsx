import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { weekdayDate } from '@site/src/lib/format';
import { siteDay } from '@site/src/lib/site-day';
import { addDays } from '@site/src/tools/day';
import { datesFacts } from '@site/src/tools/test-dates/facts';
import { plan, type StepId } from '@site/src/tools/test-dates/plan';

/** So far ahead of the build there is always time for every step. */
const DAYS_AHEAD = 42;

/** A settlement some weeks from now with the day of each step, for those who read the list without its script. */
export function DatesExample(): ReactNode {
  const today = siteDay();
  const on = addDays(today, DAYS_AHEAD);
  const { steps } = plan({ occasion: 'sale', on, reserve: true }, datesFacts(), today);
  const day = (id: StepId): string => weekdayDate(steps.find((step) => step.id === id)?.day ?? on);
  return (
    <p>
      <Translate
        id="tools.dates.example"
        values={{
          book: day('book'),
          close: day('close'),
          place: day('place'),
          collect: day('collect'),
          informed: day('informed'),
          event: day('event'),
        }}
      >
        {
          'An example: you settle on {event}. Book by {book}, and close the house on the evening of {close}. We place the device on {place} and collect it on {collect}. Get the report to both sides by {informed}.'
        }
      </Translate>
    </p>
  );
}
