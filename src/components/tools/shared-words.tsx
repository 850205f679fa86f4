import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, radon } from '@site/src/data';
import { list, quantity } from '@site/src/lib/format';
import type { Questions, WordsOf } from '@site/src/tools/question';
import type { limitsQuestion, PLACE_SLIPS } from '@site/src/tools/place/reader';
import { Offered } from './Question';

/** The words of a tool's questions. */
export type ToolWords<Of extends Questions> = WordsOf<Of, ReactNode>;

/** The slips of a place. */
export const placeSlips = (): Record<(typeof PLACE_SLIPS)[number], ReactNode> => ({
  place: (
    <Translate id="tools.placeSlip">
      We don’t know this place. Type its county, or Maryland, Washington DC or Virginia.
    </Translate>
  ),
  zip: (
    <Translate id="tools.placeZip">
      ZIP codes can cross city limits. Type the town or county.
    </Translate>
  ),
  elsewhere: (
    <Translate id="tools.placeElsewhere" values={{ areas: list(company.areasServed) }}>
      {'That’s outside our area. We serve {areas}.'}
    </Translate>
  ),
  two: (
    <Translate id="tools.placeTwo" values={{ first: <Offered />, second: <Offered /> }}>
      {'Do you mean {first}, or {second}?'}
    </Translate>
  ),
});

/** The label of a question for a town or county. */
export const placeLabel = (): ReactNode => <Translate id="tools.place">Town or county</Translate>;

/** The words of the question whether an address is inside the limits of the city it names. */
export const limitsWords = (): ToolWords<{ limits: typeof limitsQuestion }>['limits'] => ({
  label: <Translate id="tools.limits">Inside the limits of that city or town?</Translate>,
  options: yesNo(),
});

/** Yes, no, and "I don’t know". */
export const yesNo = (): Record<'yes' | 'no' | 'unknown', string> => ({
  yes: translate({ id: 'tools.yes', message: 'Yes' }),
  no: translate({ id: 'tools.no', message: 'No' }),
  unknown: unknown(),
});

export const unknown = (): string => translate({ id: 'tools.unknown', message: 'I don’t know' });

/** The slips of a day that must be given. */
export const daySlips = (): Record<'day' | 'missing', ReactNode> => ({
  day: realDay(),
  missing: <Translate id="tools.slip.dayMissing">Choose the day.</Translate>,
});

export const realDay = (): ReactNode => (
  <Translate id="tools.slip.realDay">Enter a valid date, such as 03/31/2027.</Translate>
);

/** The slip of a day that may be left empty. */
export const dayOrNone = (): { day: ReactNode } => ({
  day: (
    <Translate id="tools.slip.day">
      Enter a valid date, such as 03/31/2027, or leave it empty.
    </Translate>
  ),
});

/** The label of a question for the day of settlement or of the lease. */
export const occasionDay = (): ReactNode => (
  <Translate id="tools.occasionDay">Settlement or lease date</Translate>
);

/** The label of a long-term test among other options. */
export const longTest = (): string =>
  translate(
    { id: 'tools.longTest', message: 'Long, {time} or more' },
    { time: quantity(radon.test.longTermDays) },
  );
