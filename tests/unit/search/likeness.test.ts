import { describe, expect, test } from 'vitest';
import { rarity, type Index } from '../../../src/search/index-of';
import { likeQuestions, type Likeness } from '../../../src/search/likeness';
import { readQuery } from '../../../src/search/query';
import { termOf } from '../../../src/search/stems';
import { indexOf, inSome, section } from './support';

/** How similar a query is to the questions of a section, by the weights of their words. */

const asking = (en: string[], more: Parameters<typeof indexOf>[1] = {}): Index =>
  indexOf([section('Zebra', '', '/z'), section('Yak', '', '/y')], {
    asked: [{ at: '/z', en }],
    ...more,
  });
const likeOf = (index: Index, text: string, at = 0): Likeness | undefined =>
  likeQuestions(index, readQuery(index, text, false)).get(at);
const tells = (index: Index, word: string): number => rarity(index, termOf(word, 'en'));

describe('the question most like a query', () => {
  test('is the same one, in whatever order its words stand', () => {
    const index = asking(['granite counter']);
    expect(likeOf(index, 'granite counter')?.alike).toBeCloseTo(1, 9);
    expect(likeOf(index, 'counters of granite')?.alike).toBeGreaterThan(0.8);
    expect(likeOf(index, 'granite counter')?.phrase.text).toBe('granite counter');
  });

  test('shares words with it, by what they tell', () => {
    const index = asking(['granite counter']);
    const [granite, counter, yak] = ['granite', 'counter', 'yak'].map((one) =>
      tells(index, one),
    ) as [number, number, number];
    const whole = granite + counter;
    expect(likeOf(index, 'granite')?.alike).toBeCloseTo((2 * granite) / (whole + granite), 9);
    expect(likeOf(index, 'granite yak')?.alike).toBeCloseTo(
      (2 * granite) / (whole + granite + yak),
      9,
    );
  });

  test('words without a meaning tell a third', () => {
    const index = asking(['what is granite']);
    const granite = tells(index, 'granite');
    const light = 0.32 * (tells(index, 'what') + tells(index, 'is'));
    expect(likeOf(index, 'what is granite')?.alike).toBeCloseTo(1, 9);
    expect(likeOf(index, 'granite')?.alike).toBeCloseTo((2 * granite) / (2 * granite + light), 9);
    expect(likeOf(index, 'what is marble')).toBeUndefined();
  });

  test('is none without a word of it', () => {
    const index = asking(['granite counter']);
    expect(likeOf(index, 'granite', 1)).toBeUndefined();
    expect(likeOf(index, 'marble')).toBeUndefined();
  });

  test('is found by what stands for a word, at its share, and each once', () => {
    const index = asking(['granite counter'], {
      synonyms: inSome<Record<string, string>>({}, { en: { stone: 'granite counter' } }),
    });
    const [granite, counter] = [tells(index, 'granite'), tells(index, 'counter')];
    const stone = Math.min(granite, counter);
    const whole = granite + counter;
    expect(likeOf(index, 'stone')?.alike).toBeCloseTo((whole + 0.7 * stone) / (whole + stone), 9);
    // What "granite" itself contributes is not counted again by "stone".
    expect(likeOf(index, 'granite stone')?.alike).toBeCloseTo(
      (whole + granite + 0.7 * stone) / (whole + granite + stone),
      9,
    );
    // Nor is anything lost of a word that comes after one that stands for others.
    expect(likeOf(index, 'stone granite')?.alike).toBeCloseTo(
      likeOf(index, 'granite stone')?.alike ?? NaN,
      9,
    );
  });

  test('of two ways of one word the better counts', () => {
    const index = asking(['granite counter'], {
      synonyms: inSome<Record<string, string>>({}, { en: { granite: 'counter' } }),
    });
    const [granite, counter] = [tells(index, 'granite'), tells(index, 'counter')];
    expect(likeOf(index, 'granite')?.alike).toBeCloseTo(
      (granite + counter + granite) / (granite + counter + granite),
      9,
    );
    expect(likeOf(index, 'counter')?.alike).toBeCloseTo(
      (2 * counter) / (granite + counter + counter),
      9,
    );
  });
});

test('of two ways of a common word the better counts too', () => {
  const index = asking(['radon counter'], {
    synonyms: inSome<Record<string, string>>({}, { en: { radon: 'counter' } }),
  });
  expect(tells(index, 'radon')).toBeLessThan(1);
  expect(likeOf(index, 'radon')?.alike).toBeCloseTo(1, 9);
});

describe('other questions of the section that are like it', () => {
  const QUESTIONS = [
    'granite',
    'granite marble',
    'granite slate',
    'granite chalk',
    'granite quartz',
  ];
  /** Returns the similarity of each question to "granite", highest first. */
  const shares = (index: Index, texts: string[]): number[] => {
    const granite = tells(index, 'granite');
    return texts
      .map((text) => {
        const whole = text.split(' ').reduce((sum, word) => sum + tells(index, word), 0);
        return (2 * granite) / (whole + granite);
      })
      .sort((a, b) => b - a);
  };
  const moreOf = ([, one = 0, two = 0, three = 0]: number[]): number =>
    0.9 * one ** 2 + 0.6 * two ** 2 + 0.4 * three ** 2;

  test.each([
    ['one alone', QUESTIONS.slice(0, 1)],
    ['two', QUESTIONS.slice(0, 2)],
    ['three', QUESTIONS.slice(0, 3)],
    ['four', QUESTIONS.slice(0, 4)],
    ['a fifth adds nothing', QUESTIONS],
    ['in whatever order they come', QUESTIONS.toReversed()],
    ['nor in the middle', [...QUESTIONS.slice(2), ...QUESTIONS.slice(0, 2)]],
    ['of others nothing', ['granite', 'marble', 'slate marble']],
  ])('%s', (_, en) => {
    const index = asking(en);
    const alike = shares(
      index,
      en.filter((text) => text.includes('granite')),
    );
    expect(likeOf(index, 'granite')?.alike).toBeCloseTo(alike[0]!, 9);
    expect(likeOf(index, 'granite')?.more).toBeCloseTo(moreOf(alike), 9);
    expect(likeOf(index, 'granite')?.phrase.text).toBe('granite');
  });

  test.each([
    ['after', ['granite'], ['granite']],
    ['and before', [], ['granite', 'granite']],
  ])('the same question with a fact is told, %s one without', (_, before, after) => {
    const asked = [
      { at: '/z', en: before },
      { at: '/z', en: after.slice(0, 1), answer: 'A fact.' },
      { at: '/z', en: after.slice(1) },
    ];
    expect(likeOf(asking([], { asked }), 'granite')?.phrase.answer).toBe('A fact.');
  });

  test('a fact of one less alike is not', () => {
    const asked = [
      { at: '/z', en: ['granite'] },
      { at: '/z', en: ['granite marble'], answer: 'A fact.' },
    ];
    expect(likeOf(asking([], { asked }), 'granite')?.phrase.answer).toBeUndefined();
  });

  test('of another section they add nothing', () => {
    const asked = [
      { at: '/z', en: ['granite'] },
      { at: '/y', en: ['granite', 'granite slate'] },
    ];
    const index = asking([], { asked });
    expect(likeOf(index, 'granite')?.more).toBe(0);
    expect(likeOf(index, 'granite', 1)?.more).toBeGreaterThan(0.3);
  });

  test.each([
    ['the most like last', QUESTIONS.toReversed()],
    ['the most like first', QUESTIONS],
  ])('of the section before they add nothing, however many it has, %s', (_, en) => {
    const asked = [
      { at: '/z', en },
      { at: '/y', en: ['granite zinc gold'] },
    ];
    const index = asking([], { asked });
    const { alike, more, phrase } = likeOf(index, 'granite', 1)!;
    const [granite, zinc, gold] = ['granite', 'zinc', 'gold'].map((one) => tells(index, one)) as [
      number,
      number,
      number,
    ];
    expect(alike).toBeCloseTo((2 * granite) / (2 * granite + zinc + gold), 9);
    expect([more, phrase.text]).toEqual([0, 'granite zinc gold']);
  });
});
