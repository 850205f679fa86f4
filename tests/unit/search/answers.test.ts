import { describe, expect, test } from 'vitest';
import { answers } from '../../../src/search/answers';
import { rarity } from '../../../src/search/index-of';
import type { Query, Term } from '../../../src/search/query';
import { answersRest, restOf } from '../../../src/search/rest';
import type { Language } from '../../../src/search/stems';
import { indexOf, section } from './support';

/** When a section answers a query, decided by shares and scores only. */

const term = (form: string, weight = 1, more: Partial<Term> = {}): Term => ({
  typed: form,
  form,
  ways: new Map([[`en:${form}`, 1]]),
  weight,
  light: false,
  place: false,
  elsewhere: false,
  ...more,
});
const strange = (form: string, weight = 1): Term => term(form, weight, { ways: new Map() });

const NO_PLACES = { words: new Map(), jurisdictions: [], towns: [], sides: new Set<'sale'>() };
const query = (terms: Term[], more: Partial<Query> = {}): Query => ({
  language: 'en',
  terms,
  places: { ...NO_PLACES, isVisit: false },
  subjects: [],
  ...more,
});

/** Of its 20 sections, 17 have "gas" and 16 have "soil". */
const index = indexOf(
  Array.from({ length: 8 }, (_, i) => section(`S${i}`, i < 5 ? 'gas' : '', `/${i}`)),
);
const topical = {
  ...index,
  found: new Map([
    ['en:gas', new Map(Array.from({ length: 17 }, (_, i) => [i, 1]))],
    ['en:soil', new Map(Array.from({ length: 16 }, (_, i) => [i, 1]))],
  ]),
};

/** True if a section answers the terms. `facts` are its covered share, score and likeness, separated by spaces. */
const does = (terms: Term[], facts: string, language: Language = 'en'): boolean => {
  const [covered = 0, score = 0, alike = 0] = facts.split(' ').map(Number);
  const ranked = { section: section('A', ''), covered, score, alike };
  return answers(topical, query(terms, { language }), ranked);
};

const fan = term('fan');
const pipe = term('pipe');
const light = term('the', 1, { light: true });
const place = term('alder', 1, { place: true });
const four = [fan, pipe, term('roof'), term('well')];
/** Two known words and an unknown one, with their weights. */
const three = (one: number, other: number, none: number): Term[] => [
  term('fan', one),
  term('pipe', other),
  strange('x', none),
];
const sentence = (none: number): Term[] => [fan, pipe, strange('x'), strange('y', none)];

test.each<[what: string, terms: Term[], yes: string[], no: string[], language?: Language]>([
  ['words without a meaning', [light], ['0 0'], []],
  ['a place', [place, light], ['0 0'], []],
  ['one word that says nothing', [term('what')], ['0 0 .95'], ['1 9 .94']],
  ['two of them', [term('what'), term('do')], ['0 0 .5'], ['1 9 .49']],
  ['one of them and another', [term('what'), fan], ['0 .6'], ['0 .59 1']],
  ['one word', [fan], ['0 0'], []],
  ['one word in another language', [fan], ['0 0'], [], 'es'],
  ['one strange word', [strange('x')], [], ['1 9']],
  ['the topic', [term('gas')], ['.19 0'], ['.18 9']],
  ['the topic and more', [term('gas'), fan], ['.19 0'], ['.18 9']],
  ['the topic and a strange word', [term('gas'), strange('x')], ['.38 0'], ['.37 9']],
  ['what fewer have, and more', [term('soil'), fan], [], ['.19 .59']],
  ['two words', [fan, pipe], ['.1 .6', '.95 .4', '.75 .4'], ['.1 .59', '.95 .39', '.74 .59']],
  ['nearly all', three(10, 9, 1), ['1 .4', '.99 .381'], ['1 .399', '.99 .379', '.1 9']],
  [
    'four fifths',
    three(2, 2, 1),
    ['.7 .56', '.75 .33', '.625 .56'],
    ['.7 .55', '.75 .31', '.62 9'],
  ],
  ['three fifths', three(1.5, 1.5, 2), ['1 .25'], ['1 .23']],
  ['less than that', three(1.4, 1.5, 2), [], ['1 9']],
  ['four words', four, ['.3 .4'], ['.29 .59', '.3 .39']],
  ['three words', four.slice(1), [], ['.3 .59']],
  ['six words in all', [fan, pipe, light, light, light, light], ['.3 .4'], ['.29 .4']],
  ['five words in all', [fan, pipe, light, light, light], [], ['.3 .4']],
  ['half of a sentence', sentence(1), ['.6 .2'], ['.59 9', '.6 .19']],
  ['less than half', sentence(1.1), [], ['1 9']],
  ['two words in another language', [fan, pipe], ['0 .6', '.75 .4'], ['.74 .59'], 'es'],
  ['four fifths in another language', three(2, 2, 1), ['.376 .561'], ['.37 9'], 'es'],
  ['a third in another language', three(1.5, 1.5, 7), ['1 .121'], ['.99 9', '1 .119'], 'es'],
])('%s', (_, terms, yes, no, language) => {
  expect(yes.filter((facts) => !does(terms, facts, language))).toEqual([]);
  expect(no.filter((facts) => does(terms, facts, language))).toEqual([]);
});

test('an unknown word is no topic, however few sections there are', () => {
  const small = { ...index, corpus: { ...index.corpus, sections: [section('A', '')] } };
  const found = { section: section('A', ''), covered: 0.2, score: 0, alike: 0 };
  expect(answers(small, query([fan, pipe]), found)).toBe(false);
});

describe('what is left without strange words', () => {
  const rarest = rarity(index, '');
  const [small, large] = [strange('x', 0.1 * rarest), strange('x', 6 * rarest)];
  const county = { name: 'Oak County', find: 'oak' };
  const inCounty = { places: { ...NO_PLACES, isVisit: false, jurisdictions: [county] } };
  const moving = { language: 'en', words: ['moving'], term: 'en:mov' } as const;
  const party = { language: 'en', words: ['garden', 'party'], term: 'en:garden' } as const;
  const other = term('moving', 1, { elsewhere: true });

  test.each<[what: string, Query, isLeft: boolean]>([
    ['nothing strange', query([term('fan', rarest)]), false],
    ['a telling word', query([term('fan', 0.81 * rarest), small]), true],
    ['one that tells less', query([term('fan', 0.79 * rarest), small]), false],
    [
      'two that tell as much together',
      query([term('fan', rarest / 2), term('pipe', rarest / 2), small]),
      true,
    ],
    ['enough of it', query([term('fan', 4.01 * rarest), large]), true],
    ['too little of it', query([term('fan', 3.99 * rarest), large]), false],
    [
      'light words count nothing',
      query([term('fan', 4.01 * rarest), large, term('the', 9 * rarest, { light: true })]),
      true,
    ],
    ['a place alone tells nothing', query([term('alder', rarest, { place: true }), small]), false],
    ['in a county anything is enough', query([fan, large], inCounty), true],
    ['but its name', query([place, large], inCounty), false],
    [
      'one word beside another subject',
      query([term('fan', rarest), other], { subjects: [moving] }),
      false,
    ],
    [
      'two words beside it',
      query([term('fan', rarest), term('pipe', rarest), other], { subjects: [moving] }),
      true,
    ],
    [
      'a subject of two words',
      query([term('fan', rarest), term('pipe', rarest), other], { subjects: [party] }),
      false,
    ],
  ])('%s: %s', (_, whole, isLeft) => {
    const left = restOf(index, whole);
    const terms = whole.terms.filter(({ ways, elsewhere }) => ways.size > 0 && !elsewhere);
    expect(left).toEqual(isLeft ? { ...whole, terms, subjects: [] } : undefined);
  });

  test('a section has nearly all of it, and scores twice what a whole query asks', () => {
    const found = { section: section('A', ''), alike: 0 };
    const does = (covered: number, score: number) => answersRest({ ...found, covered, score });
    expect([does(0.9, 1.2), does(0.89, 9), does(1, 1.19)]).toEqual([true, false, false]);
  });
});
