import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { applyAnswers } from '../../../src/content/answers/apply';
import { parseMarkdown } from '../../../src/content/parse';
import { placesWithLaws } from '../../../src/laws/jurisdictions';
import { spokenLists } from '../../../src/laws/spoken';
import { BARE } from './support';

const part = { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' };
const lawOf = (jurisdiction: string, state: Law['state']): Law => ({
  ...BARE,
  jurisdiction,
  state,
  path: `/laws/${jurisdiction.toLowerCase().replace(' ', '-')}`,
  enactments: { sale: part, rental: part },
});

const laws = {
  riverton: lawOf('Riverton County', 'MD'),
  oaks: lawOf('Oaks', 'MD'),
  hill: lawOf('Hill', 'VA'),
};
const LISTS = spokenLists(
  {
    laws,
    places: placesWithLaws(
      {
        jurisdictions: {
          maryland: { name: 'Maryland', state: 'MD', page: '/radon-laws#maryland' },
          virginia: { name: 'Virginia', state: 'VA', page: '/radon-laws#virginia' },
          dc: { name: 'The District', state: 'DC', page: '/radon-laws#dc' },
        },
        exempt: { name: '{place}, exempt', find: '{place} exemptions' },
        places: { Oakton: 'oaks' },
        intents: { sale: [], rental: [], law: [], visit: [] },
      },
      laws,
      [{ name: 'Riverton County', towns: ['Oaks'] }],
    ),
  },
  'en-US',
);

it('a law is said of the sides it has, by the name of its place', () => {
  const sided = {
    oaks: { ...laws.oaks, enactments: { rental: part } },
    hill: { ...laws.hill, enactments: { other: part } },
    riverton: laws.riverton,
  };
  const places = {
    jurisdictions: {},
    places: {},
    intents: { sale: [], rental: [], law: [], visit: [] },
  };
  const lists = spokenLists({ laws: sided, places }, 'en-US');
  const anchors = (of: keyof typeof lists): string[] => lists[of].map(({ anchor }) => anchor);
  expect(anchors('law')).toEqual(['oaks', 'hill', 'riverton-county']);
  expect(anchors('sale-law')).toEqual(['riverton-county-sale']);
  expect(anchors('law-rental')).toEqual(['oaks-rental', 'riverton-county-rental']);
  expect(lists['law-sale'][0]?.ids).toEqual({
    law: 'riverton',
    'law-sale': 'riverton-sale',
    'sale-law': 'sale-riverton',
  });
  expect(lists.law[0]?.facts['law.title']).toBe(BARE.title);
});

it('a state names places by a law on either side, or of another kind', () => {
  const jurisdictions = {
    maryland: {
      name: 'Maryland',
      find: 'a',
      page: '/radon-laws',
      within: ['sold', 'let', 'built'],
    },
    sold: { name: 'Oaks', find: 'b', sale: '/laws/oaks#sales' },
    let: { name: 'Riverton', find: 'c', rental: '/laws/riverton-county' },
    built: { name: 'Hill', find: 'd', page: '/laws/hill' },
  };
  const intents = { sale: [], rental: [], law: [], visit: [] };
  const { state } = spokenLists({ laws, places: { jurisdictions, places: {}, intents } }, 'en-US');
  expect(state.map(({ facts }) => facts)).toEqual([
    {
      'state.name': 'Maryland',
      'state.page': '/radon-laws',
      'state.lawPlaces': 'Riverton County, Oaks or Hill',
    },
  ]);
});

it('towns that share a law with limits are named each', () => {
  const jurisdictions = {
    county: { name: 'Riverton County', find: 'a' },
    shared: { name: 'Exempt towns', find: 'b', outside: 'county' },
  };
  const places = { Dell: 'shared', Lock: 'shared', Oaks: 'county' };
  const intents = { sale: [], rental: [], law: [], visit: [] };
  const { place } = spokenLists({ laws, places: { jurisdictions, places, intents } }, 'en-US');
  expect(place.map(({ facts }) => facts)).toEqual([
    { 'place.inside': 'Dell or Lock', 'place.outside': 'Riverton County' },
  ]);
});

/** Returns the sentences of a repeated box, by name. */
function said(each: string, ...lines: string[]): Record<string, string> {
  const tree = parseMarkdown(`:::answers{each=${each} title="All"}\n${lines.join('\n')}\n:::\n`);
  applyAnswers(tree, LISTS);
  const found: Record<string, string> = {};
  visit(tree, (node) => {
    const name = node.data?.hProperties?.['data-say'];
    if (typeof name === 'string') found[name] = toString(node).trim();
  });
  return found;
}

it('of a state its places with a law are named, and of one without any nothing is said of them', () => {
  const places = LISTS.state.map(({ ids, facts }) => [ids['state'], facts['state.lawPlaces']]);
  expect(Object.fromEntries(places)).toEqual({
    maryland: 'Riverton County or Oaks',
    virginia: 'Hill',
    dc: undefined,
  });
});

it.each([
  ['law', ['riverton', 'oaks', 'hill']],
  ['law-sale', ['riverton-sale', 'oaks-sale', 'hill-sale']],
  ['sale-law', ['sale-riverton', 'sale-oaks', 'sale-hill']],
  ['law-rental', ['riverton-rental', 'oaks-rental', 'hill-rental']],
  ['lease-law', ['lease-riverton', 'lease-oaks', 'lease-hill']],
  ['state', ['maryland', 'virginia', 'dc']],
  ['state-sale', ['maryland-sale', 'virginia-sale', 'dc-sale']],
  ['state-rental', ['maryland-rental', 'virginia-rental', 'dc-rental']],
  ['place', ['oaks']],
])('a sentence of each %s is said of %j', (word, ids) => {
  const sentences = said(word, `- \`next.ask@${word}\` Ask there.`);
  expect(sentences).toEqual(Object.fromEntries(ids.map((id) => [`next.ask@${id}`, 'Ask there.'])));
});

it('a city says which names its addresses bear, and what is around it', () => {
  expect(LISTS.place.map(({ facts }) => facts)).toEqual([
    { 'place.inside': 'Oaks', 'place.outside': 'Riverton County' },
  ]);
});
