import { describe, expect, test } from 'vitest';
import { hitOf } from '../../../src/search/hit';
import { readQuery } from '../../../src/search/query';
import type { Ranked } from '../../../src/search/rank';
import { resultIn } from '../../../src/search/result-tool';
import { search, type Outcome } from '../../../src/search/search';
import { indexOf, inSome, section } from './support';

/** What is said about a query next to its results. */

const index = indexOf(
  [
    section('Landlord', 'A landlord lets a house. Land is dear.', '/landlord'),
    section('Granite', 'Granite is a stone.', '/granite'),
    section('Marble', 'Marble is a stone.', '/marble'),
    section('Working level', 'A working level is a unit of the EPA.', '/wl'),
    section('Your result', 'Type your result. It is read.', '/tools/test-result'),
  ],
  {
    asked: [{ at: '/granite', es: ['la piedra de casa'], en: ['what is the stone'] }],
    glossary: [
      { term: 'WL', name: 'Working level', meaning: 'A unit.' },
      { term: 'EPA', name: 'Environmental Protection Agency', meaning: 'An agency.' },
    ],
    elsewhere: inSome<string[]>([], { en: ['stone'] }),
  },
);
const plain = indexOf(index.corpus.sections.slice(0, 3));
const ask = (text: string, most = 10): Outcome => search(index, text, most);
const urls = ({ hits }: Outcome): string[] => hits.map(({ url }) => url);

describe('what a test gave, typed alone', () => {
  test.each([
    ['5.2', '5.2'],
    ['5,2', '5,2'],
    ['my result is 6.8 pCi/L', '6.8 pCi/L'],
    ['6.8 picocuries', '6.8 pCi/L'],
    ['148 Bq/m³', '148 Bq/m³'],
    ['148 becquerel', '148 Bq/m³'],
    ['me salió 12', '12'],
    ['4000 pci per l', '4000 pCi/L'],
    ['40', '40'],
    ['41', undefined],
    ['level 200', '200'],
    ['level 201', undefined],
    ['199.9', '199.9'],
    ['200.1', undefined],
    ['41.234', undefined],
    ['basement 5', '5'],
    ['fan 5', undefined],
    ['fan 5 pCi/L', undefined],
    ['5 6', undefined],
    ['5 5', undefined],
    ['basement', undefined],
    ['', undefined],
  ])('%j is %j', (text, result) => expect(resultIn(text)).toBe(result));

  test('is for the tool, above what is found', () => {
    const outcome = ask('4.5 pCi/L', 2);
    expect(outcome.hits[0]).toEqual({
      url: '/tools/test-result?value=4.5+pCi%2FL',
      page: 'Page',
      kind: 'page',
      heading: [{ text: 'Your result', marked: false }],
      answer: '4.5 pCi/L',
      excerpt: [{ text: 'Type your result. It is read.', marked: false }],
      words: [],
    });
    expect(outcome).toMatchObject({ unknown: [], offers: [] });
    expect(outcome.hits.length).toBeLessThanOrEqual(2);
    expect(search(plain, '4.5 pCi/L', 2).hits).toEqual([]);
  });

  test('is for the tool first among as many as are asked for, and counted', () => {
    const air = ['/a', '/b', '/c'].map((url) => section('Air', `Of ${url} it has 4.5.`, url));
    const aired = indexOf([...air, ...index.corpus.sections]);
    expect(search(aired, '4.5', 10).hits).toHaveLength(4);
    const two = search(aired, '4.5', 2);
    expect(urls(two)).toEqual(['/tools/test-result?value=4.5', '/a']);
    expect(two.count).toBe(4);
  });

  test('is no slip of another word', () => {
    const lauds = indexOf([section('Lauds', '', '/l'), ...index.corpus.sections]);
    expect(search(lauds, 'laudo', 2).offers).toEqual(['lauds']);
    expect(search(lauds, 'laudo 4.5', 2)).toMatchObject({ offers: [], unknown: [] });
  });
});

describe('words that nobody knows', () => {
  test('are named once', () => {
    expect(ask('granite xylophone xylophone').unknown).toEqual(['xylophone']);
    expect(ask('xylophone ukulele')).toMatchObject({ unknown: ['xylophone', 'ukulele'], count: 0 });
  });

  test('are read with their neighbor as one, if they are one', () => {
    expect(ask('land lord')).toMatchObject({ read: 'landlord', unknown: [] });
    expect(ask('a land lord')).toMatchObject({ read: 'a landlord', unknown: [] });
    expect(ask('land lord xylophone').offers).toEqual(['landlord xylophone']);
    expect(ask('lord land').read).toBeUndefined();
    const slabs = indexOf([section('Subslab', '', '/s'), section('Slab', '', '/slab')]);
    expect(search(slabs, 'sub slab', 10)).toMatchObject({ read: 'subslab', unknown: [] });
    const lords = indexOf([
      section('Lord', 'A lord of granite.', '/lord'),
      ...plain.corpus.sections,
    ]);
    expect(search(lords, 'land lord granitte', 10).offers).toEqual(['land lord granite']);
  });

  test('are read as others, each once where several are misspelled', () => {
    const outcome = ask('granitte marbel');
    expect(outcome).toMatchObject({ read: 'granite marble', offers: ['granite marble'] });
    expect(ask('granitte').offers).toEqual(['granite']);
    const near = indexOf([section('testa', '', '/a'), section('teste', '', '/b')]);
    expect(search(near, 'testx', 10).offers).toHaveLength(2);
    expect(search(near, 'testx testz', 10).offers).toHaveLength(1);
    // Of a word that is like none there is nothing to choose.
    expect(search(near, 'testx xylophone', 10).offers).toHaveLength(2);
  });

  test.each([
    ['stone', ['testa stone', 'teste stone']],
    ['slate', ['teste slate', 'testa slate']],
  ])('of two as near the one comes first that says more with "%s"', (word, offers) => {
    const near = indexOf([
      section('testa', 'Of stone.', '/a'),
      section('teste', 'Of slate.', '/b'),
    ]);
    expect(search(near, `testx ${word}`, 10)).toMatchObject({ offers, read: offers[0] });
  });

  test('of two as near the one comes last that finds nothing, however little the other says', () => {
    const much = Array.from({ length: 40 }, (_, i) => `w${i}`).join(' ');
    const near = indexOf([section('Much of granite, of slate and of testa', much, '/a')], {
      synonyms: inSome<Record<string, string>>({}, { en: { tesla: 'nowhere' } }),
    });
    expect(search(near, 'tesxa', 10).offers).toEqual(['testa', 'tesla']);
  });

  test('the other strange words of such a query are named', () => {
    expect(search(plain, 'granitte stone xylophone', 10)).toMatchObject({
      read: 'granite stone xylophone',
      unknown: ['xylophone'],
    });
  });
});

test.each([
  [1, ['/steps']],
  [2, ['/steps']],
  [3, []],
])('what answers is among the first three: behind %d that do not it is %j', (count, found) => {
  const others = Array.from({ length: count }, (_, i) =>
    section('What about gravel', `${i} ${'Gravel, gravel. '.repeat(4)}`, `/a-${i}`),
  );
  const steps = section('Steps', 'Gravel lies near a step. It has a porch, and wood.', '/steps');
  expect(urls(search(indexOf([...others, steps]), 'gravel porch', 10))).toEqual(found);
});

describe('a query in another language', () => {
  test('without an answer is told with its language, as it was typed', () => {
    const outcome = ask(' ¿dónde está la biblioteca? ');
    expect(outcome.hits).toEqual([]);
    expect(outcome.foreign).toEqual({ language: 'es', query: '¿dónde está la biblioteca?' });
  });

  test('is told with an answer too, and one of the pages is not', () => {
    expect(ask('la piedra de casa').foreign?.language).toBe('es');
    expect(ask('granite')).not.toHaveProperty('foreign');
    expect(ask('library')).not.toHaveProperty('foreign');
  });
});

test('what the glossary means is told to who asks for it alone', () => {
  expect(ask('what is a working level').meaning?.term).toBe('WL');
  expect(ask('EPA').meaning?.term).toBe('EPA');
  expect(ask('EPA granite').meaning).toBeUndefined();
  expect(ask('working').meaning).toBeUndefined();
});

test('a subject of other sites is named in all its words, and has nothing near', () => {
  const outcome = search(index, 'stone xylophone', 10);
  expect(outcome).toMatchObject({ count: 0, unknown: ['stone', 'xylophone'] });
  expect(outcome).not.toHaveProperty('nearest');
  // Nor has it when two words that are left of it are answered nowhere.
  const rest = search(index, 'stone landlord marble', 10);
  expect(rest).toMatchObject({ count: 0, unknown: ['stone'] });
  expect(rest).not.toHaveProperty('nearest');
  expect(search(plain, 'granite xylophone ukulele kazoo', 10).nearest?.url).toBe('/granite');
});

test('the same box is shown once; the same heading or the same text alone is not the same', () => {
  const box = (url: string, heading: string, text: string) => section(heading, text, url);
  const [stone, slate] = [
    'Slate in a home is no source of it.',
    'Slate in a house is a source of it.',
  ];
  const boxes = indexOf([
    box('/a', 'Slate', stone),
    box('/b', 'Slate', slate),
    box('/c', 'About slate', stone),
    box('/d', 'Slate', stone),
  ]);
  expect(urls(search(boxes, 'slate', 10)).sort()).toEqual(['/a', '/b', '/c']);
  expect(search(boxes, 'slate', 1)).toMatchObject({ count: 3, hits: [{ url: '/b' }] });
  expect(urls(search(boxes, 'slate', 0))).toEqual([]);
});

test('a page has three places at most', () => {
  const parts = [1, 2, 3, 4].map((i) => section(`Slate ${i}`, 'Slate.', `/a#${i}`));
  expect(search(indexOf(parts), 'slate', 10).count).toBe(3);
  expect(search(indexOf(parts.slice(1)), 'slate', 10).count).toBe(3);
});

describe('a result', () => {
  const query = readQuery(index, 'the granite stone', false);
  const own = section('Granite stones', 'The granite. A granite block, and stone.', '/g');
  const hit = (alike: number, isTop: boolean) => {
    const ranked: Ranked = { section: own, score: 1, covered: 1, alike, answer: 'A fact.' };
    return hitOf(index, ranked, query, isTop);
  };

  test('tells its fact where it is the first, and asked nearly the same', () => {
    expect(hit(0.62, true).answer).toBe('A fact.');
    expect(hit(0.61, true)).not.toHaveProperty('answer');
    expect(hit(1, false)).not.toHaveProperty('answer');
  });

  test('is longer where it is the first, and no fact is told', () => {
    const blocks = ['Granite', 'Elm', 'Stone'].map((what) => `${what} ${'oak '.repeat(20)}is.`);
    const passages = (alike: number, isTop: boolean): number => {
      const ranked = {
        section: { ...own, blocks },
        score: 1,
        covered: 1,
        alike,
        answer: 'A fact.',
      };
      return hitOf(index, ranked, query, isTop)
        .excerpt.map(({ text }) => text)
        .join('')
        .split('…').length;
    };
    expect([passages(0, true), passages(1, true), passages(0, false)]).toEqual([2, 1, 1]);
  });

  test('marks the words that were meant, and names each as it stands there, once', () => {
    expect(hit(0, false).heading).toEqual([
      { text: 'Granite', marked: true },
      { text: ' ', marked: false },
      { text: 'stones', marked: true },
    ]);
    expect(hit(0, false).words).toEqual(['Granite', 'stones', 'granite', 'stone']);
  });
});
