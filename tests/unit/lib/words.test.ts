import { describe, expect, it } from 'vitest';
import { clock, daysOf, hoursInWords, openingHours, type Span } from '../../../src/lib/hours';
import { readingOf, syllables } from '../../../src/lib/readability';
import { placedTitle } from '../../../src/lib/titles';

const week: Span[] = [
  { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:30' },
  { from: 'Saturday', to: 'Saturday', opens: '09:00', closes: '12:00' },
];

describe('office hours', () => {
  it('are written as people write them, in several spans', () => {
    expect(hoursInWords(week).replaceAll('\u00A0', ' ')).toBe(
      'Monday to Friday, 8 am to 5:30 pm; Saturday, 9 am to 12 pm',
    );
  });

  it('are short for search engines', () => {
    expect(openingHours(week)).toEqual(['Mo-Fr 08:00-17:30', 'Sa 09:00-12:00']);
    expect(week.map((span) => daysOf(span).length)).toEqual([5, 1]);
  });

  it.each([
    ['00:00', '12 am'],
    ['12:00', '12 pm'],
    ['13:05', '1:05 pm'],
  ])('%s is %s', (time, words) => {
    expect(clock(time).replace('\u00A0', ' ')).toBe(words);
  });
});

describe('the reading grade', () => {
  it.each([
    ['test', 1],
    ['radon', 2],
    ['window', 2],
    ['mitigation', 4],
    ['home', 1],
  ])('%s has %d syllables', (word, count) => {
    expect(syllables(word)).toBe(count);
  });

  it('grows with long sentences and long words', () => {
    const plain = readingOf(['Close the door. Keep it shut.']);
    const hard = readingOf([
      'Notwithstanding considerable meteorological variability, professional determination of concentration necessitates uninterrupted continuation of controlled environmental conditions.',
    ]);
    expect(plain).toEqual({ words: 6, grade: expect.any(Number) as number });
    expect(plain.grade).toBeLessThan(3);
    expect(hard.grade).toBeGreaterThan(15);
    expect(readingOf([])).toEqual({ words: 0, grade: 0 });
  });
});

it('names the places in a title only where they fit', () => {
  expect(placedTitle('Air Testing', 'MD, DC', 'Some Company')).toBe('Air Testing: MD, DC');
  const long = 'A Title That Leaves No Room for Places at All';
  expect(placedTitle(long, 'MD, DC', 'Some Company')).toBe(long);
});
