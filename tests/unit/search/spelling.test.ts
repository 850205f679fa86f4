import { describe, expect, it } from 'vitest';
import { nearest, spaced } from '../../../src/search/spelling';
import { search } from '../../../src/search/search';
import { indexOf, section } from './support';

/** Which words are close to a misspelled one, and which of them is closest. */

const near = (typed: string, ...known: string[]): string[] =>
  nearest(indexOf(known.map((word) => section(word, '', `/${word}`))), typed, 'en');

describe('of words as near, the one whose key lies beside the one that was hit', () => {
  it.each([
    ['on its right', 't', 'p', 'r'],
    ['in the middle row', 'f', 'l', 'g'],
    ['in the last row', 'n', 'x', 'm'],
    ['in the row below', 'r', 'n', 'f'],
    ['in the row above', 'f', 'p', 'r'],
    ['not two rows away', 't', 'b', 'g'],
    ['not two keys away', 'f', 'h', 'd'],
    ['of the same row, but far', 'w', 'p', 's'],
  ])('%s: %s is rather %s or %s', (_, typed, far, beside) => {
    expect(near(`pe${typed}t`, `pe${far}t`, `pe${beside}t`)).toEqual([`pe${beside}t`, `pe${far}t`]);
  });

  it('counts each letter of a long word', () => {
    expect(near('gtantwd', 'gpanted', 'granted')).toEqual(['granted', 'gpanted']);
  });

  it('counts nothing where a letter is missing', () => {
    expect(near('pert', 'perts', 'petrt')).toEqual(['perts', 'petrt']);
  });
});

describe('a word is no slip of', () => {
  it.each([
    ['one that begins with another letter before it', 'adon', ['radon']],
    ['one that four letters of eleven differ from', 'pxofxxsixnal', ['professional']],
    ['a short plural', 'tast', ['tests']],
    ['a plural, two letters away', 'lavat', ['levels']],
    ['a longer word that is no plural', 'leval', ['levelt']],
    ['a word of three letters that sounds the same', 'kaat', ['cat']],
    ['two letters with one of them twice', 'of', ['off']],
  ])('%s: %s', (_, typed, known) => expect(near(typed, ...known)).toEqual([]));
});

describe('a word may be a slip of', () => {
  it.each([
    ['a plural of six letters', 'leval', 'levels'],
    ['one with a capital and an accent', 'Rádn', 'radon'],
    ['a plural that is two letters longer', 'sympto', 'symptoms'],
    ['a plural that is as long', 'levelz', 'levels'],
    ['one of eight letters, two of them wrong', 'aparmant', 'apartment'],
    ['a word of six letters with another first vowel', 'envite', 'invite'],
    ['a long word that begins with the same sound', 'kontracxor', 'contractor'],
    ['a long word that begins with the same soft sound', 'sertifixate', 'certificate'],
    ['f for ph', 'fone', 'phone'],
    ['qu for ch', 'quimney', 'chimney'],
    ['v for b', 'vasement', 'basement'],
    ['s for c', 'sita', 'cita'],
    ['z for s, and y for i', 'zyren', 'siren'],
    ['one letter for two', 'kolar', 'collar'],
    ['no e at the end', 'kost', 'coste'],
    ['shun for tion', 'kaushun', 'caution'],
  ])('%s: %s', (_, typed, known) => expect(near(typed, known)).toEqual([known]));
});

it('a word that differs in vowels alone is nearer where one differs, and not where two do', () => {
  expect(near('leval', 'legal', 'level')).toEqual(['level']);
  expect(near('monatar', 'monalam', 'monitor')).toEqual(['monalam', 'monitor']);
});

it('a word with a number in it is no offer', () => {
  expect(near('radonx', 'Radon-1')).toEqual(['radon']);
});

it('one of another language, a vowel away, comes after one that any letter differs from', () => {
  const index = indexOf([section('montac', '', '/1')], { asked: [{ at: '/1', es: ['montir'] }] });
  expect(nearest(index, 'montar', 'en')).toEqual(['montac', 'montir']);
});

it('a word that is a letter farther is no offer', () => {
  expect(near('monitxr', 'monitab', 'monitor')).toEqual(['monitor']);
  expect(near('monitxr', 'monitab')).toEqual(['monitab']);
});

it('a town of five letters may be misspelled, and a shorter one is like too many words', () => {
  const index = indexOf([], {
    places: {
      jurisdictions: { county: { name: 'Oak County', find: 'oak' } },
      places: { Alder: 'county', Troy: 'county' },
      intents: { sale: [], rental: [], law: [], visit: [] },
    },
  });
  expect(nearest(index, 'aldex', 'en')).toEqual(['alder']);
  expect(nearest(index, 'trox', 'en')).toEqual([]);
});

it('a word that is taken apart, or put together, is long enough', () => {
  const index = indexOf(
    ['radon', 'fan', 'fans', 'test', 'subslab', 'subway'].map((one) => section(one, '', `/${one}`)),
  );
  expect(spaced(index, 'radonfan')).toBeUndefined();
  expect(spaced(index, 'radonfans')).toBe('radon fans');
  expect(spaced(index, 'fansradon')).toBe('fans radon');
  expect(spaced(index, 'testfans')).toBe('test fans');
  expect(spaced(index, 'sub', 'slab')).toBe('subslab');
  expect(spaced(index, 'Sub', 'Slab')).toBe('subslab');
  expect(spaced(index, 'Radonfans')).toBe('radon fans');
  expect(spaced(index, 'sub', 'way')).toBeUndefined();
});

it('a spelling by which nothing is found is an offer, and not what is read', () => {
  const index = indexOf([section('landlord', 'A landlord.', '/l')]);
  const outcome = search(index, 'land lord xylophone kazoo', 10);
  expect(outcome.offers).toEqual(['landlord xylophone kazoo']);
  expect(outcome).not.toHaveProperty('read');
  expect(outcome).toMatchObject({ count: 0, hits: [] });
  expect(search(index, '', 10)).toMatchObject({ count: 0, hits: [] });
});
