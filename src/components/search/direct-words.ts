import { translate } from '@docusaurus/Translate';
import { PAGE_LANGUAGE } from '@site/src/languages/page-language';
import type { Direct, DirectFacts } from '@site/src/search/direct/direct';

export type Of<Kind extends Direct['kind']> = Extract<Direct, { kind: Kind }>;

/**
 * Returns the sentence that answers at once what was typed.
 *
 * @param today as YYYY-MM-DD
 */
export function lineOf(
  direct: Direct,
  facts: Pick<DirectFacts, 'levels' | 'price'>,
  today: string,
): string {
  switch (direct.kind) {
    case 'place':
      return ofPlace(direct);
    case 'result':
      return ofResult(direct, facts.levels);
    case 'day':
      return ofDay(direct, today);
    case 'zip':
      return ofZip(direct);
    case 'who':
      return translate({
        id: 'direct.who',
        message: 'What the law requires of you depends on where the home is.',
      });
    case 'price':
      return translate(
        { id: 'direct.price', message: 'An air test costs from {price} in Montgomery County.' },
        { price: facts.price },
      );
  }
}

const ofZip = ({ zip, isServed }: Of<'zip'>): string =>
  isServed
    ? translate({
        id: 'direct.zip',
        message:
          'One ZIP code can cover homes inside and outside a city’s limits. Tell us the town.',
      })
    : translate({ id: 'direct.zip.outside', message: 'We don’t test in ZIP code {zip}.' }, { zip });

function ofPlace({ name, within, law, beside }: Of<'place'>): string {
  if (beside?.role)
    return translate(
      { id: 'direct.place.role', message: '{town}: choose your case to see what counts there.' },
      { town: name },
    );
  if (law === 'around')
    return translate(
      { id: 'direct.place.around', message: '{town} is in {place}. Choose your case:' },
      { town: name, place: within },
    );
  return law === 'own'
    ? translate(
        {
          id: 'direct.place.own',
          message: '{place} has its own radon law. Choose your case:',
        },
        { place: within },
      )
    : translate(
        { id: 'direct.place.itself', message: '{place}: it depends on your case.' },
        { place: name },
      );
}

/** With a decimal point in every language, as lab reports have it. */
const shown = (pci: number): string => pci.toFixed(1);

function ofResult(
  { value, unit, level, pci }: Of<'result'>,
  { consider, action }: DirectFacts['levels'],
): string {
  if (level === undefined)
    return translate(
      {
        id: 'direct.result.unit',
        message: 'Is {value} in pCi/L or in Bq/m³? Your report says which.',
      },
      { value },
    );
  const result = unit === 'bq' ? `${value} Bq/m³ (${shown(pci ?? 0)} pCi/L)` : `${value} pCi/L`;
  return atLevel({ result, consider: shown(consider), action: shown(action) })[level];
}

/** Returns the sentences about a result, by the level it reaches. */
const atLevel = (
  values: Record<'result' | 'consider' | 'action', string>,
): Record<NonNullable<Of<'result'>['level']>, string> => ({
  low: translate(
    {
      id: 'direct.result.low',
      message: '{result} is low: EPA says to consider fixing a home at {consider} or more.',
    },
    values,
  ),
  consider: translate(
    {
      id: 'direct.result.consider',
      message:
        '{result} is below {action}, but EPA says to consider fixing a home at {consider} or more.',
    },
    values,
  ),
  action: translate(
    {
      id: 'direct.result.action',
      message: '{result} is high: EPA says to fix a home at {action} or more.',
    },
    values,
  ),
  urgent: translate(
    {
      id: 'direct.result.urgent',
      message: '{result} is at least twice {action}, where EPA says to fix a home.',
    },
    values,
  ),
});

export const dateOf = (day: string, dateStyle: 'full' | 'long'): string =>
  new Date(day).toLocaleDateString(PAGE_LANGUAGE, { timeZone: 'UTC', dateStyle });

const DAY_MS = 86_400_000;

function ofDay({ day }: Of<'day'>, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const date = dateOf(day, 'full');
  if (days === 0)
    return translate({ id: 'direct.day.today', message: 'Today is {date}.' }, { date });
  if (days === 1)
    return translate({ id: 'direct.day.tomorrow', message: 'Tomorrow is {date}.' }, { date });
  if (days > 1)
    return translate(
      { id: 'direct.day.ahead', message: '{date} is in {days} days.' },
      { date, days },
    );
  return translate({ id: 'direct.day.past', message: '{date} has passed.' }, { date });
}
