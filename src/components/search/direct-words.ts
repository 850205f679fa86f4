import { translate } from '@docusaurus/Translate';
import { PAGE_LANGUAGE } from '@site/src/languages/page-language';
import { toolPath, type Direct, type DirectFacts } from '@site/src/search/direct/direct';

type Of<Kind extends Direct['kind']> = Extract<Direct, { kind: Kind }>;

/** A way on from what was typed: what it says, and where it leads. */
export type Way = readonly [text: string, path: string];

/** What is said of it at once. @param today as YYYY-MM-DD */
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
      return translate({
        id: 'direct.zip',
        message: 'A ZIP code can be both inside and outside a city. Tell us the town.',
      });
    case 'price':
      return translate(
        { id: 'direct.price', message: 'An air test costs from {price} in Montgomery County.' },
        { price: facts.price },
      );
  }
}

function ofPlace({ name, within, law }: Of<'place'>): string {
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

/** With a point in every language, as reports have it. */
const shown = (pci: number): string => pci.toFixed(1);

function ofResult(
  { value, unit, level, pci }: Of<'result'>,
  levels: DirectFacts['levels'],
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
  const values = {
    result,
    consider: shown(levels.consider),
    action: shown(levels.action),
  };
  const messages = {
    low: translate(
      {
        id: 'direct.result.low',
        message: '{result} is low: EPA says to consider fixing a home from {consider} on.',
      },
      values,
    ),
    consider: translate(
      {
        id: 'direct.result.consider',
        message:
          '{result} is below {action}, but EPA says to consider fixing a home from {consider} on.',
      },
      values,
    ),
    action: translate(
      {
        id: 'direct.result.action',
        message: '{result} is high: EPA says to fix a home from {action} on.',
      },
      values,
    ),
    urgent: translate(
      {
        id: 'direct.result.urgent',
        message: '{result} is at least twice the {action} from which EPA says to fix a home.',
      },
      values,
    ),
  };
  return messages[level];
}

const DAY_MS = 86_400_000;

function ofDay({ day }: Of<'day'>, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  const date = new Date(day).toLocaleDateString(PAGE_LANGUAGE, {
    timeZone: 'UTC',
    dateStyle: 'full',
  });
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

/** Where somebody goes on from there, by their own case. @param today as YYYY-MM-DD */
export function waysOf(direct: Direct, today: string): Way[] {
  switch (direct.kind) {
    case 'place':
      return roles().map(([text, role]) => [
        text,
        toolPath('radon-law', { place: direct.typed, role }),
      ]);
    case 'result':
      return waysOfResult(direct);
    case 'day':
      return waysOfDay(direct, today);
    case 'zip':
      return [
        [translate({ id: 'direct.zip.town', message: 'Choose the town' }), '/tools/radon-law'],
        [translate({ id: 'direct.price.own', message: 'My price' }), '/tools/price'],
      ];
    case 'price':
      return [
        [
          translate({ id: 'direct.price.own', message: 'My price' }),
          toolPath('price', { place: direct.place }),
        ],
        [translate({ id: 'direct.price.list', message: 'All prices' }), '/faqs#cost-breakdown'],
      ];
  }
}

const roles = (): (readonly [text: string, role: string])[] => [
  [translate({ id: 'direct.role.seller', message: 'I am selling' }), 'seller'],
  [translate({ id: 'direct.role.buyer', message: 'I am buying' }), 'buyer'],
  [translate({ id: 'direct.role.landlord', message: 'I rent it out' }), 'landlord'],
  [translate({ id: 'direct.role.tenant', message: 'I rent it' }), 'tenant'],
];

function waysOfResult({ value, unit, level }: Of<'result'>): Way[] {
  const opened = (text: string, answers: Record<string, string | undefined>): Way => [
    text,
    toolPath('test-result', { value, ...answers }),
  ];
  const todo = translate({ id: 'direct.result.todo', message: 'What to do now' });
  const water = translate({ id: 'direct.result.water', message: 'It is well water' });
  const bq = translate({ id: 'direct.result.bq', message: 'It is in Bq/m³' });
  if (level === undefined)
    return [
      opened(translate({ id: 'direct.result.pci', message: 'It is in pCi/L' }), { unit: 'pci' }),
      opened(bq, { unit: 'bq' }),
      opened(water, { test: 'water' }),
    ];
  if (unit === 'bq') return [opened(todo, { unit })];
  return [
    opened(todo, { unit }),
    ...(unit === undefined ? [opened(bq, { unit: 'bq' })] : []),
    opened(water, { test: 'water' }),
  ];
}

function waysOfDay({ day, last }: Of<'day'>, today: string): Way[] {
  const tested: Way = [
    translate({ id: 'direct.day.tested', message: 'My last test was then' }),
    toolPath('test-dates', { for: 'retest', why: 'routine', last }),
  ];
  if (day < today) return [tested];
  return [
    [
      translate({ id: 'direct.day.sale', message: 'I sell or buy' }),
      toolPath('test-dates', { for: 'sale', date: day }),
    ],
    [
      translate({ id: 'direct.day.lease', message: 'A lease begins' }),
      toolPath('test-dates', { for: 'lease', date: day }),
    ],
    tested,
  ];
}
