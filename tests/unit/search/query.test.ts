import { describe, expect, test } from 'vitest';
import { rarity } from '../../../src/search/index-of';
import { readQuery, type Query } from '../../../src/search/query';
import { indexOf, inSome, section } from './support';

/** What the words of a query stand for, and how much each tells. */

const index = indexOf(
  [
    section('Granite counter', 'A counter of granite, 12 hours. Moving tenants.', '/granite'),
    section('Grants', 'Money for a fan; a rental fan.', '/grants'),
    section('Oak County', 'Its law.', '/oak'),
    section('Treeland', 'Its law.', '/tree'),
  ],
  {
    asked: [
      { at: '/granite', en: ['my reading is 13', 'reading of 16', 'where is the car wash'] },
      { at: '/grants', es: ['dinero para el ventilador', 'la venta', 'moving'] },
      { at: '/oak', pt: ['o ventilador quebrado', 'dinheiro'] },
    ],
    synonyms: inSome<Record<string, string>>(
      {},
      {
        en: {
          'stone top': 'granite counter',
          fee: 'money',
          rental: 'radon',
          still: 'grants',
          '{number}': 'fan',
        },
        es: { inquilino: 'tenants', '{number}': 'fan' },
      },
    ),
    elsewhere: inSome<string[]>([], { en: ['car wash', 'washer'], pt: ['venta'] }),
    places: {
      jurisdictions: {
        oak: { name: 'Oak County', find: 'oak' },
        tree: { name: 'Treeland', find: 'treeland', within: ['oak'] },
      },
      places: {
        Alder: 'oak',
        'Elm Hill': 'oak',
        'Fir Elm': 'oak',
        TL: 'tree',
        Still: 'oak',
        Va: 'tree',
      },
      intents: { sale: [], rental: [], law: [], visit: [] },
    },
  },
);
const read = (text: string, isTyping = false): Query => readQuery(index, text, isTyping);
/** Returns what each word stands for, with its share. */
const ways = (text: string, isTyping = false): Record<string, Record<string, number>> =>
  Object.fromEntries(
    read(text, isTyping).terms.map(({ form, ways: all }) => [form, Object.fromEntries(all)]),
  );
const tells = (text: string): number[] => read(text).terms.map(({ weight }) => weight);
/** Returns the words that are light, part of a place, or part of a subject of other sites. */
const those = (text: string, what: 'light' | 'place' | 'elsewhere'): string[] =>
  read(text).terms.flatMap((term) => (term[what] ? [term.form] : []));

describe('a word stands as', () => {
  test.each([
    ['itself', 'granite', { granite: { 'en:granit': 1 } }],
    ['nothing that is unknown', 'xylophone', { xylophone: {} }],
    ['what the office says for it', 'fee', { fee: { 'en:monei': 0.7 } }],
    [
      'what it says for two words, each of them',
      'a stone top',
      {
        a: { 'en:a': 1 },
        stone: { 'en:granit': 0.7, 'en:count': 0.7 },
        top: { 'en:granit': 0.7, 'en:count': 0.7 },
      },
    ],
    ['not for one of the two', 'stone', { stone: {} }],
    ['nor in another order', 'top stone', { stone: {}, top: {} }],
    ['the law of its place', 'alder', { alder: { 'en:oak': 0.7 } }],
  ])('%s', (_, text, found) => expect(ways(text)).toEqual(found));

  test('what it begins, where it is the last and may grow', () => {
    const grown = { 'en:granit': 0.8, 'en:grant': 0.8 };
    expect(ways('gran', true)).toEqual({ gran: grown });
    expect(ways('gr', true)).toEqual({ gr: grown });
    expect(ways('g', true)).toEqual({ g: {} });
    expect(ways('gran')).toEqual({ gran: {} });
    expect(ways('gran fan', true)).toEqual({ gran: {}, fan: { 'en:fan': 1 } });
    expect(ways('fan', true)).toEqual({ fan: { 'en:fan': 1 } });
  });

  test('the same in a sister, and in that of the pages, at a share', () => {
    expect(read('el dinero del ventilador').language).toBe('es');
    expect(ways('el dinero del ventilador').ventilador).toEqual({
      'pt:ventilador': 0.6,
      'es:ventilador': 1,
    });
    expect(ways('el dinero moving').moving).toEqual({ 'en:move': 0.6, 'es:moving': 1 });
    expect(ways('el dinero fans').fans).toEqual({ 'en:fan': 1 });
    expect(ways('el dinero para los inquilinos').inquilinos).toEqual({ 'en:tenant': 0.7 });
  });
});

describe('a number stands as', () => {
  const near = (reading: number) => ({
    'en:13': 0.7 * (Math.min(13, reading) / Math.max(13, reading)) ** 2,
    'en:16': 0.7 * (Math.min(16, reading) / Math.max(16, reading)) ** 2,
  });

  test.each<[string, string, Record<string, number>, boolean]>([
    ['what others are like it, where no text has it', '14', near(14), true],
    ['with a decimal', '14.5', near(14.5), true],
    ['a number of a text, with its unit', '12 pCi/L', near(12), true],
    ['a number of a text behind "result"', 'result 12', near(12), true],
    ['a number of a text alone', '12', {}, false],
    ['before other words', 'result 12 fans', {}, false],
    ['behind another word', 'granite 12', {}, false],
    ['a number too long for a result', '4000', {}, false],
    ['but with its unit', '4000 picocuries', near(4000), true],
    ['not of another unit', '4000 hours', {}, false],
  ])('%s: %s', (_, text, like, isReading) => {
    const [term] = read(text).terms.filter(({ form }) => /^\d/.test(form));
    const {
      'en:12': own,
      'en:fan': fan,
      'en:13': less,
      'en:16': more,
    } = Object.fromEntries(term!.ways);
    expect(own).toBe(term!.form === '12' ? 1 : undefined);
    expect(fan).toBe(isReading ? 0.7 : undefined);
    expect(less ?? 0).toBeCloseTo(like['en:13'] ?? 0, 9);
    expect(more ?? 0).toBeCloseTo(like['en:16'] ?? 0, 9);
  });
});

describe('a word tells', () => {
  const rarest = rarity(index, '');

  test('as much as it is rare; what is unknown as much as the rarest', () => {
    expect(tells('hours xylophone')).toEqual([rarest, rarest]);
    expect(tells('granite')).toEqual([rarity(index, 'en:granit')]);
    expect(tells('radon')).toEqual([rarity(index, 'en:radon')]);
    // By the word itself, not by what else it stands for.
    expect(tells('rental')).toEqual([rarity(index, 'en:rental')]);
    expect(tells('fee')).toEqual([rarity(index, 'en:monei')]);
    expect(tells('stone top')[0]).toBe(
      Math.min(rarity(index, 'en:granit'), rarity(index, 'en:count')),
    );
    expect(rarity(index, 'en:radon')).toBeLessThan(rarity(index, 'en:granit'));
  });

  test('nothing of its own where it is light', () => {
    expect(those('what is granite', 'light')).toEqual(['what', 'is']);
    expect(those('what is', 'light')).toEqual([]);
    expect(those('granite available', 'light')).toEqual(['available']);
    expect(those('granite xylophone', 'light')).toEqual([]);
    // "still" has a synonym and is a place, so it is not light; "tl" only names the state of the place before it.
    expect(those('granite still', 'light')).toEqual([]);
    expect(those('alder tl granite', 'light')).toEqual(['tl']);
  });

  test('of a place, and of a subject of other sites', () => {
    expect(those('granite in alder', 'place')).toEqual(['alder']);
    expect(those('granite elm hill counter', 'place')).toEqual(['elm', 'hill']);
    expect(those('hill elm', 'place')).toEqual([]);
    expect(those('fir elm hill', 'place')).toEqual(['elm', 'hill']);
    expect(those('the car wash granite', 'elsewhere')).toEqual(['car', 'wash']);
    expect(those('wash car washer', 'elsewhere')).toEqual(['washer']);
    expect(read('the car wash').subjects.map(({ words }) => words)).toEqual([['car', 'wash']]);
    expect(read('la venta de dinero').subjects).toEqual([]);
    expect(read('venta de granite xylophone').subjects).toHaveLength(
      read('venta de granite xylophone').language === 'es' ? 0 : 1,
    );
  });
});

test('a word that says something in the language of the query is no place, unless it is alone', () => {
  expect(those('va venta', 'place')).toEqual([]);
  expect(those('va', 'place')).toEqual(['va']);
  expect(those('va granite', 'place')).toEqual(['va']);
});

test('what no language knows is of the language of the pages', () => {
  expect(read('xylophone').language).toBe('en');
  for (const language of ['es', 'pt'] as const)
    expect(readQuery(indexOf([], { language }), 'xylophone', false).language).toBe(language);
});

test.each([
  ['forms of two words tell more than one word itself', 'ventas ventiladores granite', 'es'],
  ['and less than two', 'ventas ventiladores granite counter', 'en'],
  ['a sign tells as much as a word', 'señuelo granite', 'es'],
  ['and less than two words', 'señuelo granite counter', 'en'],
])('of a language %s: %s is %s', (_, text, language) => {
  expect(read(text).language).toBe(language);
});

test('a query in capitals is no list of abbreviations, one word is', () => {
  expect(read('WHO').terms.map(({ form }) => form)).toEqual(['WHO']);
  expect(read('WHO LAW').terms.map(({ form }) => form)).toEqual(['who', 'law']);
  expect(read('WHO law').terms.map(({ form }) => form)).toEqual(['WHO', 'law']);
});

test('a query has at most 32 words', () => {
  expect(read('granite '.repeat(33)).terms).toHaveLength(32);
  expect(read('granite '.repeat(31)).terms).toHaveLength(31);
});
