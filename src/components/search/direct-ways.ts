import { translate } from '@docusaurus/Translate';
import {
  dayPath,
  OCCASION,
  pathOf,
  resultPath,
  toolPath,
  type Direct,
} from '@site/src/search/direct/direct';
import { dateOf, type Of } from './direct-words';

/** A link to follow from a direct answer: its text, and its path without the base. */
export type Way = readonly [text: string, path: string];

/**
 * Returns the links for what was typed, by the visitor's role if it is known.
 *
 * @param today as YYYY-MM-DD
 */
export function waysOf(direct: Direct, today: string): Way[] {
  const { role, place } = direct.beside ?? {};
  switch (direct.kind) {
    case 'place':
      return role ? [law(direct), dates(role, direct.typed), price(direct.typed)] : ofRoles(direct);
    case 'result':
      return waysOfResult(direct);
    case 'day':
      return waysOfDay(direct, today);
    case 'zip':
      return waysOfZip(direct);
    case 'who':
      return [town(direct), dates(direct.role), price()];
    case 'price':
      return [
        price(direct.place ?? place),
        [translate({ id: 'direct.price.list', message: 'All prices' }), '/faqs#cost-breakdown'],
      ];
  }
}

const law = (direct: Direct): Way => [
  translate({ id: 'direct.law', message: 'What the law asks' }),
  pathOf(direct) ?? '/tools/radon-law',
];

const town = (direct: Direct): Way => [
  translate({ id: 'direct.zip.town', message: 'Choose the town' }),
  pathOf(direct) ?? '/tools/radon-law',
];

const dates = (role: keyof typeof OCCASION, place?: string): Way => [
  translate({ id: 'direct.dates', message: 'When to test' }),
  toolPath('test-dates', { for: OCCASION[role], place, role }),
];

const price = (place?: string): Way => [
  translate({ id: 'direct.price.own', message: 'My price' }),
  toolPath('price', { place }),
];

const waysOfZip = (direct: Of<'zip'>): Way[] =>
  direct.isServed
    ? [town(direct), price(direct.zip)]
    : [
        [
          translate({ id: 'direct.zip.areas', message: 'Where we test' }),
          '/contact#where-we-test-and-the-price-there',
        ],
      ];

const ofRoles = ({ typed }: Of<'place'>): Way[] =>
  (
    [
      [translate({ id: 'direct.role.seller', message: 'I am selling' }), 'seller'],
      [translate({ id: 'direct.role.buyer', message: 'I am buying' }), 'buyer'],
      [translate({ id: 'direct.role.landlord', message: 'I rent it out' }), 'landlord'],
      [translate({ id: 'direct.role.tenant', message: 'I rent it' }), 'tenant'],
    ] as const
  ).map(([text, role]) => [text, toolPath('radon-law', { place: typed, role })]);

function waysOfResult(direct: Of<'result'>): Way[] {
  const { unit, level } = direct;
  const todo: Way = [
    translate({ id: 'direct.result.todo', message: 'What to do now' }),
    resultPath(direct),
  ];
  const water: Way = [
    translate({ id: 'direct.result.water', message: 'It is well water' }),
    resultPath(direct, { test: 'water' }),
  ];
  const bq: Way = [
    translate({ id: 'direct.result.bq', message: 'It is in Bq/m³' }),
    resultPath(direct, { unit: 'bq' }),
  ];
  const pci: Way = [
    translate({ id: 'direct.result.pci', message: 'It is in pCi/L' }),
    resultPath(direct, { unit: 'pci' }),
  ];
  if (level === undefined) return [pci, bq, water];
  if (unit === 'bq') return [todo];
  return [todo, ...(unit === undefined ? [bq] : []), water];
}

function waysOfDay(direct: Of<'day'>, today: string): Way[] {
  const { day, last, beside: { role, place } = {} } = direct;
  const sale: Way = [
    translate({ id: 'direct.day.sale', message: 'I sell or buy' }),
    dayPath(direct, 'sale'),
  ];
  const lease: Way = [
    translate({ id: 'direct.day.lease', message: 'A lease begins' }),
    dayPath(direct, 'lease'),
  ];
  const tested: Way = [
    translate(
      { id: 'direct.day.last', message: 'My last test was on {date}' },
      { date: dateOf(last, 'long') },
    ),
    toolPath('test-dates', { for: 'retest', why: 'routine', last }),
  ];
  // A day in the future was no test.
  const before = last <= today ? [tested] : [];
  if (day < today) return before;
  if (role) return [OCCASION[role] === 'sale' ? sale : lease, ...(place ? [price(place)] : [])];
  return [sale, lease, ...before];
}
