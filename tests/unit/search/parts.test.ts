import { describe, expect, it } from 'vitest';
import { cognateOf } from '../../../src/search/cognates';
import type { Section } from '../../../src/search/corpus';
import { fits } from '../../../src/search/fits';
import { begunWith, type Index } from '../../../src/search/index-of';
import { withPhones } from '../../../src/search/phone';
import { priorsOf } from '../../../src/search/priors';
import { readQuery } from '../../../src/search/query';
import { nearest, spaced } from '../../../src/search/spelling';
import { indexOf, section } from './support';

/** The decisions made before a list of results is shown, each tested separately at its limits. */

const letters = (count: number): string => 'x'.repeat(count);

describe('what a section counts before anybody asks', () => {
  const part = (url: string, text: string, more: Partial<Section> = {}): Section => ({
    ...section('Part', text, url),
    page: url.split('#')[0] ?? '',
    ...more,
  });

  it.each([
    ['a page, however short', part('/a', ''), 1],
    ['a part', part('/a#part', letters(90)), 1],
    ['a card', part('/a#part', letters(89)), 0.8],
    ['what leads to another page', part('/a#part', letters(90), { heading: '/b' }), 0.8],
    ['what has the name of its own page', part('/a#part', letters(90), { heading: '/a' }), 1],
    ['sources', part('/a#sources', letters(90)), 0.8],
    ['an article', part('/blog/a', '', { kind: 'article' }), 0.85],
    ['the sources of an article', part('/blog/a#sources', letters(90), { kind: 'article' }), 0.68],
    ['a tool', part('/tools/a', ''), 0.9],
    ['a card of a tool', part('/tools/a#part', letters(89)), 0.72],
    ['an article below a tool', part('/tools/a', '', { kind: 'article' }), 0.85],
  ])('%s', (_, one, counts) => {
    expect(priorsOf([one, part('/b', '')])[0]).toBeCloseTo(counts, 6);
  });
});

describe('how the law of a section fits what is asked', () => {
  const index = indexOf(
    [
      section('Sale', 'Who sells must test.', '/laws/river-sale'),
      section('Lease', 'Who lets must test.', '/laws/river-rental#lease'),
      section('Hill', 'Both must test.', '/laws/hill'),
      section('Care', 'Close the windows.', '/care'),
      section('Lake', 'Both must test.', '/laws/lake'),
    ],
    {
      places: {
        jurisdictions: {
          river: {
            name: 'River County',
            find: 'river',
            sale: '/laws/river-sale',
            rental: '/laws/river-rental',
          },
          hill: { name: 'Hill City', find: 'hill', page: '/laws/hill' },
          lake: { name: 'Lake City', find: 'lake', sale: '/laws/lake', rental: '/laws/lake' },
        },
        places: { river: 'river', hill: 'hill', lake: 'lake' },
        intents: { sale: ['sell'], rental: ['rent'], law: ['law'], visit: ['cost'] },
      },
    },
  );

  it.each([
    ['what has no law, always', 'sell river', 3, 1],
    ['neither place nor side', 'windows', 0, 0.8],
    ['the place alone', 'river', 0, 2],
    ['the place alone, by a part of the page', 'river', 1, 2],
    ['the place and more', 'windows river', 0, 1.3],
    ['the place, for somebody who is to come there', 'cost river', 0, 0.6],
    ['the place, for its law and somebody who is to come', 'law cost river', 0, 1.3],
    ['the side of the place, for somebody who is to come', 'sell cost river', 0, 1.3],
    ['another place', 'windows river', 2, 0.15],
    ['the side', 'sell', 0, 1],
    ['the other side', 'sell', 1, 0.4],
    ['the other side of the place', 'rent river', 0, 0.52],
    ['the side of the place', 'rent river', 1, 1.3],
    ['both sides', 'sell rent', 1, 1],
    ['a page for both sides', 'sell hill', 2, 1.3],
    ['one law for a sale', 'sell lake', 4, 1.3],
    ['one law for a lease', 'rent lake', 4, 1.3],
  ])('%s', (_, query, at, share) => {
    expect(fits(index, readQuery(index, query, false), at)).toBeCloseTo(share, 6);
  });
});

it.each([
  ['/laws/river', ['River']],
  ['/laws/river#part', ['River']],
  ['/laws/river-lease', ['River']],
  ['/laws#hill', ['Hill']],
  ['/laws#lake', []],
  ['/laws', []],
  ['/care', []],
])('the law that stands at %s is that of %j', (url, names) => {
  const index = indexOf([section('A', '', url)], {
    places: {
      jurisdictions: {
        river: {
          name: 'River',
          find: 'river',
          sale: '/laws/river',
          rental: '/laws/river-lease',
        },
        hill: { name: 'Hill', find: 'hill', page: '/laws#hill' },
      },
      places: {},
      intents: { sale: [], rental: [], law: [], visit: [] },
    },
  });
  expect(index.laws[0]?.map(({ name }) => name)).toEqual(names);
});

describe('a telephone number', () => {
  const index = indexOf([section('Call', 'Call (301) 555-0142.', '/call')]);

  it.each([
    ['3015550142', '301 555-0142'],
    ['(301) 555 0142', '301 555-0142'],
    ['+1 301.555.0142', '301 555-0142'],
    ['13015550142', '301 555-0142'],
    ['5550142', '555-0142'],
    ['call 5550142 now', 'call 555-0142 now'],
    ['3015550143', '3015550143'],
    ['30155501421', '30155501421'],
    ['93015550142', '93015550142'],
  ])('%s is read as %s', (typed, read) => {
    expect(withPhones(index, typed)).toBe(read);
  });
});

describe('the words nearest to a misspelled one', () => {
  const near = (typed: string, ...known: string[]): string[] =>
    nearest(indexOf(known.map((word) => section(word, '', `/${word}`))), typed, 'en');

  it.each([
    ['one letter of three is too much', 'fam', ['fan'], []],
    ['but a letter may be doubled', 'wel', ['well'], ['well']],
    ['one letter of four', 'lexd', ['lead'], ['lead']],
    ['two of six are too many', 'clasad', ['closed'], []],
    ['two of seven', 'mamitor', ['monitor'], ['monitor']],
    ['two of seven, where the length differs, are too many', 'manitor', ['monitory'], []],
    ['three of ten are too many', 'imzpektion', ['inspection'], []],
    ['three of eleven', 'profezionel', ['professional'], ['professional']],
    ['a letter left out', 'radn', ['radon'], ['radon']],
    ['a letter put in', 'radonn', ['radon'], ['radon']],
    ['two letters changed with each other', 'raodn', ['radon'], ['radon']],
    ['the first two changed with each other', 'ardon', ['radon'], ['radon']],
    ['another first letter is another word', 'cheat', ['heat'], []],
    ['unless it sounds the same', 'kost', ['cost'], ['cost']],
    ['a first vowel in a long word', 'enspection', ['inspection'], ['inspection']],
    ['a first vowel in a short word', 'enlat', ['inlet'], []],
    ['a word that stands in the plural', 'sympton', ['symptoms'], ['symptoms']],
    ['a vowel before another letter', 'leval', ['legal', 'level'], ['level']],
    ['the key beside, before one that is far', 'tesy', ['tesa', 'test'], ['test', 'tesa']],
    ['a number', '26-23', ['26-22'], []],
    ['a word of programs', 'teStung', ['testing'], []],
    ['no more than three', 'bat', ['baat'], ['baat']],
    ['of four three', 'testx', ['testa', 'teste', 'testi', 'testo'], 3],
  ] as const)('%s: %s', (_, typed, known, found) => {
    const words = near(typed, ...known);
    if (typeof found === 'number') expect(words).toHaveLength(found);
    else expect(words).toEqual(found);
  });

  it('of words as near, the one that stands in more sections comes first', () => {
    const index = indexOf([
      section('tesa', '', '/1'),
      section('teso', '', '/2'),
      section('teso', '', '/3'),
    ]);
    expect(nearest(index, 'tesf', 'en')).toEqual(['teso', 'tesa']);
  });

  it('a word of another language comes after', () => {
    const index = indexOf([section('testy', '', '/1')], {
      asked: [{ at: '/1', es: ['testa'] }],
    });
    expect(nearest(index, 'testb', 'en')).toEqual(['testy', 'testa']);
    expect(nearest(index, 'testb', 'es')).toHaveLength(2);
    const three = indexOf([section('testy', '', '/1')], {
      asked: [
        { at: '/1', pt: ['testo'] },
        { at: '/1', es: ['testa'] },
      ],
    });
    expect(nearest(three, 'testb', 'es')).toEqual(['testy', 'testa', 'testo']);
    expect(nearest(three, 'testb', 'pt')).toEqual(['testy', 'testo', 'testa']);
  });

  it('a common word is no slip', () => {
    const index = indexOf([section('heat', '', '/1')], { words: ['heal'] });
    expect(nearest(index, 'heal', 'en')).toEqual([]);
    expect(nearest(index, 'heax', 'en')).toEqual(['heat']);
  });
});

describe('a space too few or too many', () => {
  const index = indexOf(
    ['landlord', 'land', 'lord', 'radon', 'test', 'fan', 'tests', 'window'].map((word) =>
      section(word, '', `/${word}`),
    ),
    { words: ['landtest'] },
  );

  it.each([
    ['land', 'lord', 'landlord'],
    ['rad', 'on', undefined],
    ['win', 'dow', undefined],
    ['radontest', undefined, 'radon test'],
    ['testradon', undefined, 'test radon'],
    ['fanradon', undefined, undefined],
    ['landtest', undefined, undefined],
    ['radonxtest', undefined, undefined],
  ])('%s %s: %s', (typed, after, meant) => {
    expect(spaced(index, typed, after)).toBe(meant);
  });
});

describe('a word of another language that is nearly one of the pages', () => {
  const index = indexOf([
    section(
      'Ventilation',
      'Electricity, evidence, primary, porous, active, public, document, test.',
      '/v',
    ),
  ]);

  it.each([
    ['ventilacion', 'ventilation'],
    ['ventilacao', 'ventilation'],
    ['electricidad', 'electricity'],
    ['evidencia', 'evidence'],
    ['primaria', 'primary'],
    ['porosos', 'porous'],
    ['activas', 'active'],
    ['activa', 'active'],
    ['publico', 'public'],
    ['documentos', 'document'],
  ])('%s is %s', (word, own) => {
    const [term] = readQuery(index, own, false).terms;
    const [cognate = '', ...more] = cognateOf(index, word, 'es');
    expect(term?.ways.has(cognate)).toBe(true);
    expect(more).toEqual([]);
    expect(cognateOf(index, word, 'en')).toEqual([]);
  });

  it('a short word is none', () => {
    expect(cognateOf(index, 'testa', 'es')).toEqual([]);
  });
});

it('the words that begin with some letters are all of them, in order', () => {
  const index: Pick<Index, 'ordered'> = { ordered: ['fan', 'test', 'tested', 'tests', 'well'] };
  const begun = (start: string): readonly string[] => begunWith(index as Index, start);
  expect(begun('test')).toEqual(['test', 'tested', 'tests']);
  expect(begun('f')).toEqual(['fan']);
  expect(begun('well')).toEqual(['well']);
  expect(begun('a')).toEqual([]);
  expect(begun('x')).toEqual([]);
});
