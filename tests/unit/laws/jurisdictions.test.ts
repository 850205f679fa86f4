import { expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { placesWithLaws, type WrittenPlaces } from '../../../src/laws/jurisdictions';
import { BARE, COMPANY, READ } from './support';

const WRITTEN: WrittenPlaces = {
  jurisdictions: {},
  exempt: { name: '{place}, exempt', find: '{place} exemptions' },
  places: {},
  intents: { sale: [], rental: [], law: [], visit: [] },
};

/** Returns the jurisdiction of a law that is the only source for its place. */
const placeOf = (more: Partial<Law>): unknown =>
  placesWithLaws(WRITTEN, { somewhere: { ...BARE, ...more } }).jurisdictions['somewhere'];

const part = { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' };
const penalty = { text: 'A fine', ...READ };

it('a place has its law on the side that the law has, and a page where it has neither', () => {
  const place = { name: 'Somewhere', find: 'somewhere', isOwn: true };
  const path = '/laws/somewhere';
  expect(placeOf({ penalty, enactments: { rental: part } })).toEqual({ ...place, rental: path });
  expect(placeOf({ penalty, enactments: { sale: part } })).toEqual({ ...place, sale: path });
  expect(placeOf({ penalty, enactments: { other: part } })).toEqual({ ...place, page: path });
});

const townOf = (jurisdiction: string, more: Partial<Law> = {}): Law => ({
  ...BARE,
  jurisdiction,
  path: `/laws/${jurisdiction.toLowerCase().replace(/\W/g, '-')}`,
  penalty,
  enactments: { sale: part, rental: part },
  ...more,
});
const STATES = {
  maryland: { name: 'Maryland', state: 'MD', page: '/radon-laws#maryland' },
  virginia: { name: 'Virginia', state: 'VA', page: '/radon-laws#virginia' },
};

it('towns that a law on sales leaves out are a place of their own', () => {
  const laws = { river: townOf('River County', { exemptPlaces: ['Dell', 'Lock'] }) };
  const { jurisdictions, places } = placesWithLaws(WRITTEN, laws);
  expect(jurisdictions['riverExempt']).toEqual({
    name: 'River County, exempt',
    find: 'river county exemptions',
    sale: '/laws/river-county#exemptions',
    rental: '/laws/river-county',
    outside: 'river',
  });
  expect(places).toEqual({ Dell: 'riverExempt', Lock: 'riverExempt', 'River County': 'river' });
  const salesOnly = { river: { ...laws.river, enactments: { sale: part } } };
  expect(placesWithLaws(WRITTEN, salesOnly).jurisdictions['riverExempt']).not.toHaveProperty(
    'rental',
  );
  const none = { river: townOf('River County', { exemptPlaces: [] }) };
  expect(Object.keys(placesWithLaws(WRITTEN, none).jurisdictions)).toEqual(['river']);
});

it('a city is called so, has the county around it, and keeps what is written of it', () => {
  const written = {
    ...WRITTEN,
    jurisdictions: { ...STATES, short: { name: 'Oaks', state: 'MD', find: 'acorns' } },
  };
  const laws = {
    river: townOf('River County'),
    oaks: townOf('Oaks', { enactments: { rental: part } }),
    cityOfElm: townOf('Elm City'),
  };
  const counties = [
    { name: 'River County', towns: ['Oaks', 'Dell'] },
    { name: 'Hill County', towns: ['Elm City'] },
  ];
  const { jurisdictions, places } = placesWithLaws(written, laws, counties);
  expect(jurisdictions['short']).toEqual({
    name: 'Oaks',
    find: 'acorns',
    rental: '/laws/oaks',
    outside: 'river',
    isOwn: true,
  });
  expect(jurisdictions['maryland']).toEqual({
    name: 'Maryland',
    find: 'maryland',
    page: '/radon-laws#maryland',
    within: ['short', 'river', 'cityOfElm'],
  });
  expect(jurisdictions['virginia']?.within).toEqual([]);
  expect(jurisdictions['cityOfElm']).not.toHaveProperty('outside');
  expect(places).toEqual({
    'River County': 'river',
    Oaks: 'short',
    'City of Oaks': 'short',
    'Elm City': 'cityOfElm',
  });
});

it('a place without a rule on one side has the page of the law that holds there instead', () => {
  const rule = { text: 'The county’s', law: 'river', ...READ };
  const laws = {
    river: townOf('River County'),
    oaks: townOf('Oaks', { enactments: { rental: part }, saleRule: rule }),
    elm: townOf('Elm', { enactments: { sale: part }, rentalRule: { ...rule, law: 'gone' } }),
    dell: townOf('Dell', { enactments: { other: part }, saleRule: rule, rentalRule: rule }),
  } as Record<string, Law>;
  const { jurisdictions } = placesWithLaws(WRITTEN, laws);
  const pages = (id: string): unknown => [
    jurisdictions[id]?.sale,
    jurisdictions[id]?.rental,
    jurisdictions[id]?.page,
  ];
  expect(pages('oaks')).toEqual(['/laws/river-county', '/laws/oaks', undefined]);
  expect(pages('elm')).toEqual(['/laws/elm', undefined, undefined]);
  expect(pages('dell')).toEqual(['/laws/river-county', '/laws/river-county', undefined]);
});

it('a name among those of the state follows a law of its county', () => {
  const names = ['Dell', 'Queen Mary’s', 'Queen Mary', 'Baltimore', 'Lock', 'Oaks', 'Reston'];
  const written: WrittenPlaces = {
    ...WRITTEN,
    jurisdictions: { ...STATES, river: { name: 'River County', state: 'MD' } },
    places: {
      ...Object.fromEntries(names.map((name) => [name, 'maryland'])),
      Vale: 'virginia',
      Ferry: 'river',
      "Queen Mary's County": 'maryland',
    },
  };
  const laws = {
    river: townOf('River County'),
    queen: townOf('Queen Mary’s County'),
    baltimore: townOf('Baltimore County'),
    maryland: townOf('Maryland'),
    vale: townOf('Vale County', { state: 'VA' }),
    oaks: townOf('Oaks County', { state: 'VA' }),
  };
  const counties = [
    { name: 'River County', state: 'MD', towns: ['Dell'] },
    { name: 'River County', state: 'VA', towns: ['Reston'] },
    { name: 'Queen Mary’s County', towns: ['Lock'] },
  ];
  expect(placesWithLaws(written, laws, counties).places).toMatchObject({
    Dell: 'river',
    'Queen Mary’s': 'queen',
    "Queen Mary's County": 'queen',
    'Queen Mary': 'maryland',
    Baltimore: 'maryland',
    Lock: 'queen',
    Oaks: 'maryland',
    Reston: 'maryland',
    Vale: 'vale',
    Ferry: 'river',
  });
  const without = { ...laws, queen: townOf('King County') };
  expect(placesWithLaws(written, without, counties).places).toHaveProperty('Lock', 'maryland');
});

it.each(['Baltimore', 'Fairfax', 'Franklin', 'Richmond', 'Roanoke'])(
  'the city of %s lies in no county, although one bears its name',
  (city) => {
    const written = { ...WRITTEN, jurisdictions: STATES, places: { [city]: 'virginia' } };
    const laws = { county: townOf(`${city} County`, { state: 'VA' }) };
    expect(placesWithLaws(written, laws).places).toHaveProperty(city, 'virginia');
  },
);

it('words that tell what is asked are compared without accents and capitals', () => {
  const intents = { sale: ['Venta'], rental: ['Alquiler'], law: ['Código'], visit: ['Años'] };
  expect(placesWithLaws({ ...WRITTEN, intents }, {}).intents).toEqual({
    sale: ['venta'],
    rental: ['alquiler'],
    law: ['codigo'],
    visit: ['anos'],
  });
});

it('a place has a law of its own where somebody has read it', () => {
  expect(placeOf({ penalty })).toHaveProperty('isOwn', true);
  expect(placeOf({ penalty: { text: 'A fine', ...COMPANY } })).not.toHaveProperty('isOwn');
});
