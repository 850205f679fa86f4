import { describe, expect, test } from 'vitest';
import type { Corpus } from '../../../src/search/corpus';
import { readQuery, type Query } from '../../../src/search/query';
import { indexOf, inSome, section } from './support';

/** What the office's lists say of the words of a query. */

const words = (of: Partial<Corpus['synonyms']>) => inSome<Record<string, string>>({}, of);
const subjects = (of: Partial<Corpus['elsewhere']>) => inSome<string[]>([], of);
const placed = (places: Record<string, string>): Corpus['places'] => ({
  jurisdictions: {
    oak: { name: 'Oak County', find: 'oak' },
    elm: { name: 'Elm County', find: 'elm' },
  },
  places,
  intents: { sale: [], rental: [], law: [], visit: [] },
});

const PAGES = [
  section('Granite counter', 'Marble and slate. A private well, and its pump. Moving.', '/granite'),
  section('Working level', 'A unit of radon, named after an oak.', '/wl'),
];
const LISTS: Partial<Corpus> = {
  asked: [
    { at: '/granite', es: ['el dinero para la piedra', 'la venta de un collar'] },
    { at: '/wl', en: ['is it yellow'] },
    { at: '/wl', pt: ['o dinheiro para a pedra'] },
  ],
  synonyms: words({
    en: {
      'stone top': 'granite',
      'stone block': 'marble',
      counter: 'counter slate',
      even: 'slate',
    },
    es: { inquilino: 'slate', inquilinos: 'marble', 'piso alto': 'well', tengas: 'pump' },
  }),
  glossary: [
    { term: 'WL', name: 'Working level', meaning: 'A unit.' },
    { term: 'Well', name: 'Private well', meaning: 'A hole.' },
    { term: 'pump', name: 'PUMP of slate', meaning: 'A thing.' },
  ],
  places: placed({ Over: 'oak', Still: 'oak' }),
};
const index = indexOf(PAGES, LISTS);
const read = (text: string): Query => readQuery(index, text, false);
const ways = (text: string): Record<string, number> =>
  Object.fromEntries(read(text).terms.at(-1)!.ways);

describe('the last word of a query stands as', () => {
  test.each<[string, string, Record<string, number>]>([
    ['what is said of two words', 'stone top', { 'en:granit': 0.7 }],
    ['what is said of two others with the same first', 'stone block', { 'en:marbl': 0.7 }],
    ['itself, though something is said of it', 'counter', { 'en:count': 1, 'en:slat': 0.7 }],
    ['the full name of a short one', 'WL', { 'en:work': 0.7, 'en:level': 0.7 }],
    ['not for a name that has it', 'well', { 'en:well': 1 }],
    ['nor for one in capitals', 'pump', { 'en:pump': 1 }],
    ['no short name in another language', 'el dinero para WL', {}],
    ['itself in another language', 'granite counter dinero', { 'es:diner': 1 }],
    ['itself there, not in its sister, without a meaning', 'el dinero para', { 'es:par': 1 }],
    ['what is said of its own form', 'el dinero para inquilinos', { 'en:marbl': 0.7 }],
    [
      'what is said of another form',
      'el dinero para inquilinas',
      { 'en:slat': 0.7, 'en:marbl': 0.7 },
    ],
    ['not the first word of two', 'el dinero para pisos', {}],
    ['not another form without a meaning', 'el dinero tengo', {}],
  ])('%s: %s', (_, text, found) => expect(ways(text)).toEqual(found));
});

test.each([
  ['granite under', ['under'], []],
  ['granite even', [], []],
  ['granite over', [], ['over']],
  ['granite still', [], ['still']],
  ['granite moving', [], []],
])('of %j light is %j, and a place %j', (text, light, place) => {
  const { terms } = read(text);
  expect(terms.flatMap((term) => (term.light ? [term.form] : []))).toEqual(light);
  expect(terms.flatMap((term) => (term.place ? [term.form] : []))).toEqual(place);
});

test.each([
  ['what looks like it', 'lavacion', 'es'],
  ['what looks like its sister', 'lavagem', 'pt'],
  ['less than a word of the pages', 'lavacion granite', 'en'],
  ['what stands for others', 'inquilino', 'es'],
  ['nothing that the pages are asked, however it looks', 'yellow venta', 'en'],
  ['what looks so beside as many known ones', 'granite lavacion venta', 'es'],
])('of a language is %s: %s', (_, text, language) => {
  expect(read(text).language).toBe(language);
});

test.each([[{ Elm: 'elm', 'Elm Hill': 'oak' }], [{ 'Elm Hill': 'oak', Elm: 'elm' }]])(
  'of %j the longest name is the place',
  (names) => {
    const places = placed(names);
    const found = (text: string) =>
      readQuery(indexOf(PAGES, { places }), text, false).places.towns.map(({ name }) => name);
    expect(found('elm hill')).toEqual(['Elm Hill']);
  },
);

describe('subjects of other sites', () => {
  const named = (text: string): string[] => {
    const elsewhere = subjects({
      en: ['car wash', 'car loan', 'washer'],
      pt: ['venta grande', 'venta'],
    });
    const { subjects: found } = readQuery(indexOf(PAGES, { ...LISTS, elsewhere }), text, false);
    return found.map(({ words: those }) => those.join(' '));
  };

  test.each([
    ['granite car wash', ['car wash']],
    ['granite car loan', ['car loan']],
    ['car wash car loan', ['car wash', 'car loan']],
    ['granite car', []],
    ['la venta para el dinero', []],
    ['la venta grande para el dinero', ['venta grande']],
  ])('that %j names are %j', (text, found) => expect(named(text)).toEqual(found));
});
