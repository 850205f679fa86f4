import { describe, expect, test } from 'vitest';
import { excerpt } from '../../../src/search/excerpt';
import type { Term } from '../../../src/search/query';
import { termOf } from '../../../src/search/stems';

/** Which sentences of a section are shown, tested at the limits of length and of what the sentences tell. */

const term = (form: string, weight = 1, more: Partial<Term> = {}): Term => ({
  typed: form,
  form,
  ways: new Map([[termOf(form, 'en'), 1]]),
  weight,
  light: false,
  place: false,
  elsewhere: false,
  ...more,
});

/** Returns a sentence of `letters` characters with a given start. */
const long = (letters: number, start: string): string =>
  `${start} ${'x'.repeat(letters - start.length - 2)}.`;
const show = (blocks: string[], terms: Term[], isLong = false): string =>
  excerpt(blocks, terms, 'en', isLong);

const FAN = [term('fan')];
const OPENING = long(230, 'Opening');
const [FAN_69, FAN_70, NEXT] = [long(69, 'Fan'), long(70, 'Fan'), long(190, 'Next')];

test('of nothing there is none', () => {
  expect(show([], FAN)).toBe('');
  expect(show([], FAN, true)).toBe('');
});

describe('what is shown beside a sentence', () => {
  test.each([
    ['a short one goes on', [`${FAN_69} ${NEXT}`], `${FAN_69} ${NEXT}`],
    ['one that is long enough ends', [`${FAN_70} ${NEXT}`], FAN_70],
    [
      'up to the longest passage',
      [`${FAN_69} ${long(191, 'Next')}`],
      `${FAN_69} ${long(191, 'Next')}`,
    ],
    ['and no further', [`${FAN_69} ${long(192, 'Next')}`], FAN_69],
    ['not into the next paragraph', [FAN_69, NEXT], FAN_69],
    ['on and on while it is short', ['Fan. One. Two. Three.'], 'Fan. One. Two. Three.'],
    ['no longer than it is short', [`Fan. ${long(66, 'One')} Two.`], `Fan. ${long(66, 'One')}`],
    ['the last one has the one before it', [`${NEXT} ${FAN_69}`], `${NEXT} ${FAN_69}`],
    ['also before another paragraph', [`${NEXT} ${FAN_69}`, 'End.'], `${NEXT} ${FAN_69}`],
    ['where both fit', [`${long(192, 'Next')} ${FAN_69}`], FAN_69],
    ['and it is short', [`${NEXT} ${FAN_70}`], FAN_70],
    ['and its paragraph has no more', [`${OPENING} ${FAN_69} ${NEXT}`], `${FAN_69} ${NEXT}`],
    ['nor has it the one before it then', [`${NEXT} ${FAN_69} ${NEXT}`], `${FAN_69} ${NEXT}`],
    ['whatever comes after it', [`${NEXT} ${FAN_69}`, 'One. Two.'], `${NEXT} ${FAN_69}`],
    [
      'one that leans has the one before',
      [`${NEXT} It has a fan ${'y'.repeat(55)}.`],
      `${NEXT} It has a fan ${'y'.repeat(55)}.`,
    ],
    [
      'but where it opens the section',
      [`It has a fan ${'y'.repeat(60)}.`, 'End.'],
      `It has a fan ${'y'.repeat(60)}.`,
    ],
    [
      'also of another paragraph',
      [OPENING, NEXT, `It has a fan ${'y'.repeat(56)}.`],
      `${NEXT} It has a fan ${'y'.repeat(56)}.`,
    ],
    ['a question has its answer', [OPENING, 'A fan?', NEXT], `A fan? ${NEXT}`],
    ['and no more', [OPENING, 'A fan?', NEXT, 'End.'], `A fan? ${NEXT}`],
    ['a question alone', [OPENING, 'A fan?', long(255, 'Next')], 'A fan?'],
    [
      'a label has what it names',
      [OPENING, `Fan ${'x'.repeat(56)}`, NEXT],
      `Fan ${'x'.repeat(56)} · ${NEXT}`,
    ],
    ['a longer line is none', [OPENING, `Fan ${'x'.repeat(57)}`, NEXT], `Fan ${'x'.repeat(57)}`],
    ['nor is one with its own text', [OPENING, 'Fan: a wheel', NEXT], 'Fan: a wheel'],
    ['a label without anything', [OPENING, 'Fan'], 'Fan'],
    [
      'a question that comes after is left out',
      [OPENING, 'Fan. Who? When?', long(250, 'Next')],
      'Fan.',
    ],
  ])('%s', (_, blocks, shown) => expect(show(blocks, FAN)).toBe(shown));
});

describe('the sentence that tells most', () => {
  const [A, B, C] = ['apple', 'berry', 'cherry'].map((fruit) => long(200, fruit)) as [
    string,
    ...string[],
  ];
  const texts = [OPENING, A, B!, C!];
  const fruits = (apple: number, berry: number, cherry: number): Term[] => [
    term('apple', apple),
    term('berry', berry),
    term('cherry', cherry),
  ];

  test.each([
    ['has the word that tells most', texts, fruits(1, 1.1, 1), B],
    ['is the first of those that tell as much', texts, fruits(1, 2, 2), B],
    ['is the opening where the others tell little', texts, fruits(1, 1, 1.9 / 3), A],
    [
      'is the opening up to a quarter of all',
      [OPENING, A],
      [term('apple'), term('berry', 3)],
      OPENING,
    ],
    ['is none of less than that', [OPENING, A], [term('apple', 1.1), term('berry', 3)], A],
    ['counts no light word', [OPENING, A], [term('apple', 9, { light: true })], OPENING],
    [
      'counts a word by the best that it stands as',
      [OPENING, `${A} `, long(200, 'berry apple')],
      [
        term('apple', 1, {
          ways: new Map([
            ['en:appl', 0.6],
            ['en:berri', 0.9],
          ]),
        }),
      ],
      long(200, 'berry apple'),
    ],
    ['is the opening where nothing is found', texts, [term('zebra')], OPENING],
    ['is the opening where nothing is asked', texts, [], OPENING],
  ])('%s', (_, blocks, terms, shown) => expect(show(blocks, terms)).toBe(shown));

  test.each([
    [1.9, long(200, 'berry')],
    [2.1, 'They are apples.'],
  ])('one that nobody understands alone counts half: %d', (weight, shown) => {
    const blocks = [OPENING, long(260, 'Long'), 'They are apples.', long(200, 'berry')];
    // The opening gets a bonus of a quarter of the total weight.
    expect(show(blocks, [term('apple', weight), term('berry')])).toBe(shown);
    const second = [long(260, 'Opening'), ...blocks.slice(2)];
    expect(show(second, [term('apple', weight), term('berry')])).toBe(shown);
  });
});

describe('two passages', () => {
  const line = (what: string, letters = 100): string => long(letters, what);
  const two = (blocks: string[], ...terms: Term[]): string => show(blocks, terms, true);
  const [A, B, C, D] = ['apple', 'berry', 'cherry', 'date'].map((fruit) => line(fruit)) as [
    string,
    string,
    string,
    string,
  ];

  test.each([
    [
      'the second tells what the first does not',
      [A, B, C],
      [term('apple', 2), term('cherry')],
      `${A} … ${C}`,
    ],
    ['they stand in the order of what they tell', [A, B, C], [term('cherry', 2)], `${C} … ${A}`],
    ['side by side they are one', [A, B], [term('apple', 2), term('berry')], `${A} ${B}`],
    [
      'also where the second stands before',
      [A, B, C],
      [term('berry', 3), term('apple')],
      `${A} ${B}`,
    ],
    ['and where it stands behind', [A, B, C], [term('berry', 3), term('cherry', 2)], `${B} ${C}`],
    ['apart they are two', [A, B, C, D], [term('berry', 3), term('date', 2)], `${B} … ${D}`],
    ['what goes on tells a little', [A, B, C], [term('apple')], `${A} ${B}`],
    ['but less than a new word', [A, B, C], [term('apple', 2), term('cherry', 0.1)], `${A} … ${C}`],
    [
      'and more than next to nothing',
      [A, B, C],
      [term('apple', 2), term('cherry', 0.01)],
      `${A} ${B}`,
    ],
    [
      'a word again tells a third',
      [A, B, C, line('apple z')],
      [term('apple'), term('cherry', 0.29)],
      `${A} … ${line('apple z')}`,
    ],
    [
      'and no more',
      [A, B, C, line('apple z')],
      [term('apple'), term('cherry', 0.32)],
      `${A} … ${C}`,
    ],
    ['a sentence alone stays alone', [A], [term('apple')], A],
  ])('%s', (_, blocks, terms, shown) => expect(two(blocks, ...terms)).toBe(shown));

  test('together they have a length', () => {
    const terms = [term('apple', 2), term('cherry')];
    expect(two([A, B, line('cherry', 237)], ...terms)).toHaveLength(340);
    expect(two([A, B, line('cherry', 238)], ...terms)).toBe(A);
    expect(show([A, B, C], terms)).toBe(A);
  });

  test('what speaks of something before it comes after', () => {
    const leaning = `They are dates ${'y'.repeat(90)}.`;
    const tooLong = line('Long', 260);
    expect(two([A, tooLong, leaning], term('date', 9))).toBe(`${A} … ${leaning}`);
    expect(two([A, tooLong, D], term('date', 9))).toBe(`${D} … ${A}`);
  });

  test('what leans on the first one goes on from it, however long that is', () => {
    const first = line('apple', 200);
    const leaning = `They are dates ${'y'.repeat(80)}.`;
    const terms = [term('apple', 9), term('date', 5), term('cherry')];
    expect(two([first, leaning, C], ...terms)).toBe(`${first} ${leaning}`);
  });

  test('a short one that leans on the first goes on too', () => {
    const blocks = [`${A} They are dates. ${line('Berry')}`];
    expect(two(blocks, term('apple', 9), term('date', 5))).toBe(blocks[0]);
  });

  test('what leans on something too long is no second', () => {
    const blocks = [A, line('Long', 260), 'They are dates.', C];
    const terms = [term('apple', 9), term('date', 5), term('cherry')];
    expect(two(blocks, ...terms)).toBe(`${A} … ${C}`);
  });
});
