import { describe, expect, test } from 'vitest';
import type { Corpus, Section } from '../../../src/search/corpus';
import { buildIndex, rarity, type Index } from '../../../src/search/index-of';
import { readQuery } from '../../../src/search/query';
import { rank, type Ranked } from '../../../src/search/rank';
import { termOf } from '../../../src/search/stems';
import { indexOf, inSome, section } from './support';

/** The order in which sections are ranked, and the shares that decide it. */

/** Returns a section that resembles no question. */
const plain = (url: string, text: string, more: Partial<Section> = {}): Section => ({
  ...section('', text, url),
  ...more,
});
const ranked = (index: Index, text: string): Ranked[] => rank(index, readQuery(index, text, false));
const byUrl = (index: Index, text: string): Record<string, Ranked> =>
  Object.fromEntries(ranked(index, text).map((one) => [one.section.url, one]));
const strength = (index: Index, word: string, at: number): number =>
  index.found.get(termOf(word, 'en'))?.get(at) ?? NaN;

describe('what a section has of a query', () => {
  const index = indexOf([
    plain('/both', 'Granite and marble.'),
    plain('/one', 'Granite and chalk.'),
    plain('/other', 'Marble and chalk.'),
  ]);
  const scoreOf = (text: string, url: string): number => byUrl(index, text)[url]?.score ?? 0;

  test('is a share of what is meant, of words as rare the half', () => {
    const { '/both': both, '/one': one } = byUrl(index, 'marble granite');
    expect([both?.covered, one?.covered]).toEqual([1, 0.5]);
  });

  test('strange and light words take nothing from it', () => {
    expect(byUrl(index, 'the granite xylophone')['/one']?.covered).toBe(1);
  });

  test('a place counts for nothing beside a word, and alone for all', () => {
    const oak = indexOf([plain('/one', 'Granite.'), plain('/oak', 'Oak.')], {
      places: {
        jurisdictions: { oak: { name: 'Oak County', find: 'oak' } },
        places: { Alder: 'oak' },
        intents: { sale: [], rental: [], law: [], visit: [] },
      },
    });
    const covered = (text: string) => ranked(oak, text).map((one) => one.covered);
    expect(byUrl(oak, 'granite alder')['/one']?.covered).toBe(1);
    expect(byUrl(oak, 'granite alder')['/oak']?.covered ?? 0).toBe(0);
    expect(covered('alder')).toEqual([1]);
  });

  test('is all of it where words without a meaning are all that was asked', () => {
    const own = indexOf([plain('/what', 'What.')]);
    expect(byUrl(own, 'what')['/what']?.covered).toBe(1);
  });

  test('counts by how strongly its words stand there', () => {
    const granite = strength(index, 'granite', 1);
    expect(granite).toBeGreaterThan(0);
    expect(scoreOf('granite', '/one')).toBeCloseTo(granite, 9);
    // Half is covered, which contributes a quarter of the seven tenths.
    expect(scoreOf('marble granite', '/one')).toBeCloseTo((granite / 2) * (0.3 + 0.7 / 4), 9);
  });

  test('counts less beside strange words', () => {
    const both = scoreOf('granite', '/one');
    expect(scoreOf('granite xylophone', '/one')).toBeGreaterThan(both * 0.3);
    expect(scoreOf('granite xylophone', '/one')).toBeLessThan(both * 0.7);
  });

  test('counts once by the best that a word stands as', () => {
    const synonyms = inSome<Record<string, string>>({}, { en: { stone: 'granite chalk' } });
    const stones = indexOf(index.corpus.sections.slice(0, 3), { synonyms });
    const { '/both': both, '/one': one } = byUrl(stones, 'stone');
    expect(one?.score).toBeCloseTo(0.7 * strength(stones, 'chalk', 1), 9);
    expect(both?.score).toBeCloseTo(0.7 * strength(stones, 'granite', 0), 9);
  });

  test('nothing is ranked that has none of its words', () => {
    expect(ranked(index, 'marble').map(({ section: { url } }) => url)).toEqual(['/both', '/other']);
    expect(ranked(index, 'xylophone')).toEqual([]);
    expect(ranked(index, '')).toEqual([]);
  });
});

test('what is asked in the same words counts beside them', () => {
  const index = indexOf([plain('/a', 'Granite.'), plain('/b', 'Granite.')], {
    asked: [{ at: '/b', en: ['granite'], answer: 'A fact.' }],
  });
  const { '/a': a, '/b': b } = byUrl(index, 'granite');
  expect([a?.alike, a?.answer]).toEqual([0, undefined]);
  expect([b?.alike, b?.answer]).toEqual([1, 'A fact.']);
  expect(b!.score - strength(index, 'granite', 1)).toBeCloseTo(1.2, 9);
});

describe('words that stand together', () => {
  const texts = [
    'Granite counter, oak, elm.',
    'Granite oak counter, elm.',
    'Granite oak elm counter.',
    'Counter granite, oak, elm.',
  ];
  const index = indexOf(texts.map((text, i) => plain(`/${i}`, text)));
  const shares = (query: string): number[] => {
    const found = byUrl(index, query);
    const least = Math.min(...Object.values(found).map(({ score }) => score));
    return texts.map((_, i) => Number((found[`/${i}`]!.score / least).toFixed(3)));
  };

  test('add three tenths, the one right behind the other or one word apart', () => {
    expect(shares('granite counter')).toEqual([1.3, 1.3, 1, 1]);
    expect(shares('counter granite')).toEqual([1, 1, 1, 1.3]);
    expect(shares('granite')).toEqual([1, 1, 1, 1]);
  });

  test('add it in a heading too, and where it ends and the text begins', () => {
    const headed = indexOf([
      plain('/heading', 'Oak.', { heading: 'Granite counter' }),
      plain('/both', 'Counter, oak.', { heading: 'Elm granite' }),
    ]);
    for (const url of ['/heading', '/both']) {
      const [along, against] = ['granite counter', 'counter granite'].map(
        (query) => byUrl(headed, query)[url]!.score,
      ) as [number, number];
      expect(along / against).toBeCloseTo(1.3, 9);
    }
  });

  test('add their share of all that follow each other', () => {
    expect(shares('counter granite elm')).toEqual([1, 1, 1.15, 1.3]);
  });

  test('may put a section before one that has more of them', () => {
    const more = plain('/more', 'Counter granite. Oak, elm, counter granite.');
    const less = plain('/less', 'Granite counter. Oak, elm.');
    const urls = (query: string) =>
      ranked(indexOf([less, more]), query).map(({ section: { url } }) => url);
    expect(urls('oak granite')).toEqual(['/more', '/less']);
    expect(urls('granite counter')).toEqual(['/less', '/more']);
  });

  test('add it to the twelve best alone', () => {
    const many = Array.from({ length: 14 }, (_, i) =>
      plain(`/${String(i).padStart(2, '0')}`, texts[0]!),
    );
    const all = ranked(indexOf(many.reverse()), 'granite counter');
    const least = all.at(-1)!.score;
    const counted = all.map(({ section: { url }, score }) => [url, score > least * 1.2] as const);
    expect(counted.filter(([, isMore]) => isMore)).toHaveLength(12);
    expect(counted.slice(12)).toEqual([
      ['/12', false],
      ['/13', false],
    ]);
  });
});

test('a word counts by where it stands', () => {
  const trees = 'Oak, elm, ash.';
  const index = indexOf(
    [
      plain('/heading', `${trees} Fir.`, { heading: 'Granite' }),
      plain('/four', `Granite, granite, granite, granite. ${trees}`),
      plain('/two', `Granite, granite. ${trees}`),
      plain('/asked', trees),
      plain('/text', `Granite. ${trees}`),
      plain('/above', `${trees} Fir.`, { above: ['Granite'] }),
      plain('/page#sources', `Granite. ${trees}`),
    ],
    { asked: [{ at: '/asked', en: ['granite'] }] },
  );
  const strengths = index.corpus.sections.slice(0, 7).map(({ url }, at) => ({
    url,
    most: strength(index, 'granite', at),
  }));
  expect(strengths.sort((a, b) => b.most - a.most).map(({ url }) => url)).toEqual([
    '/four',
    '/heading',
    '/two',
    '/asked',
    '/text',
    '/above',
    '/page#sources',
  ]);
});

test('a word says the less of a section, the more words it has', () => {
  const index = indexOf([
    plain('/two', 'Granite. Oak.'),
    plain('/six', 'Granite. Oak. Elm. Fir. Ash. Yew.'),
  ]);
  const lengthened = [0, 1].map((at) => 1 / strength(index, 'granite', at) - 1) as [number, number];
  expect(lengthened[1] / lengthened[0]).toBeCloseTo(3, 9);
});

test('the title of its page counts for a part of it, and not twice for the page', () => {
  const index = indexOf([
    plain('/page', 'Oak.', { page: 'Granite' }),
    plain('/page#part', 'Oak.', { page: 'Granite' }),
  ]);
  expect(ranked(index, 'granite').map(({ section: { url } }) => url)).toEqual(['/page#part']);
});

describe('in a site of one section', () => {
  const alone = (text: string): Index =>
    buildIndex({ ...indexOf([]).corpus, sections: [plain('/a', text)] });

  test.each([['Granite.'], ['Granite, oak, elm, ash.'], ['Granite, granite and oak.']])(
    'a word is weighed against a text of its own length: %s',
    (text) => {
      const times = text.toLowerCase().split('granite').length - 1;
      expect(strength(alone(text), 'granite', 0)).toBeCloseTo(times / (times + 1), 9);
    },
  );

  const OAK = plain('/a', 'Oak.');
  test.each<[string, Section, number, Partial<Corpus>?]>([
    ['in its heading', { ...OAK, heading: 'Granite' }, 3],
    ['in a question about it', OAK, 1.4, { asked: [{ at: '/a', es: ['granite oak'] }] }],
    ['in a small heading', { ...OAK, asks: ['Granite?'] }, 1.4],
    ['in a heading above it', { ...OAK, above: ['Granite'] }, 0.8],
    ['in the title of its page', { ...OAK, url: '/a#b', page: 'Granite' }, 0.8],
    ['in its text', plain('/a', 'Granite.'), 1],
    ['in its sources', plain('/a#sources', 'Granite.'), 0.3],
    ['three times', plain('/a', 'Granite, granite, granite.'), 3],
    ['everywhere', { ...plain('/a', 'Granite.'), heading: 'Granite', above: ['Granite'] }, 4.8],
  ])('a word %s counts so much', (_, one, counts, more) => {
    const own = buildIndex({ ...indexOf([]).corpus, sections: [one], ...more });
    const language = more ? 'es' : 'en';
    const share = own.found.get(termOf('granite', language))?.get(0) ?? NaN;
    expect(share / (1 - share)).toBeCloseTo(counts, 9);
  });

  test('a text without words has nothing', () => {
    expect(ranked(alone(''), 'granite')).toEqual([]);
  });
});

test('a word tells by the number of sections that it is spread among', () => {
  const index = indexOf([
    plain('/a', 'Granite. Oak. Marble. Slate, slate, slate, slate.'),
    plain('/b', 'Oak. Marble. Slate.'),
    plain('/c', 'Marble.'),
  ]);
  const { length } = index.corpus.sections;
  const spreads = ['', 'granite', 'oak', 'marble'].map(
    (word) => length / (Math.exp(rarity(index, termOf(word, 'en'))) - 1),
  );
  [1, 1, 2, 3].forEach((count, i) => expect(spreads[i]).toBeCloseTo(count, 9));
  // 4 in one and 1 in the other are 8 and 1 to the power of one and a half.
  const mixed = length / (Math.exp(rarity(index, termOf('slate', 'en'))) - 1);
  expect(mixed).toBeCloseTo((9 / 8) ** (8 / 9) * 9 ** (1 / 9), 9);
});

test.each([
  ['gutter', 'Gutters of a roof', true],
  ['gutters', 'Gutter of a roof', true],
  ['gutter', 'Roof and gutter', true],
  ['roof gutter', 'Roof gutters', true],
  ['roof gutter', 'Roof of a gutter', false],
  ['roof gutter', 'Gutter roof', false],
])('of another subject, %s, "%s" is about it: %s', (subject, heading, isAbout) => {
  const index = indexOf([plain('/a', '', { heading })], {
    elsewhere: inSome<string[]>([], { en: [subject] }),
  });
  expect(ranked(index, subject).map(({ section: { url } }) => url)).toEqual(isAbout ? ['/a'] : []);
});

test('what scores less than a fifth of the best is noise', () => {
  const far = plain(
    '/far',
    `Granite. ${Array.from({ length: 90 }, (_, i) => `Word${i}x`).join(' ')}`,
  );
  const near = plain('/near', 'Granite, granite, granite. Oak.');
  const index = indexOf([near, far]);
  expect(strength(index, 'granite', 1)).toBeLessThan(0.2 * strength(index, 'granite', 0));
  expect(ranked(index, 'granite').map(({ section: { url } }) => url)).toEqual(['/near']);
  const nearer = { ...far, blocks: [far.blocks[0]!.replace(/ Word(?!\d x).*/, ' Elm ash.')] };
  expect(ranked(indexOf([near, nearer]), 'granite')).toHaveLength(2);
});
