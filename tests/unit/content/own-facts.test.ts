import { describe, expect, it, test } from 'vitest';
import { copiesOf, typedCopies } from '../../../src/content/check/own-facts';
import { gradeLines } from '../../../src/content/check/notes';
import { readSite } from '../../../src/content/check/read-site';

const { contents } = readSite('.', '2026-11-23');

/** Returns the problems of a line, for a company with one four-digit price. */
const told = (line: string): string[] =>
  typedCopies([line], copiesOf({ ...contents, prices: { air: { large: 1200, small: 165 } } })).map(
    ({ message }) => message,
  );

describe('a fact that is typed', () => {
  it.each(['It costs $1200.', 'It costs $1,200.', 'It costs 1200 dollars.'])('"%s"', (line) => {
    expect(told(line)).toEqual([expect.stringContaining('{{ prices.air.large }}')]);
  });

  it('is told apart from another one on its line', () => {
    expect(told('From $165 to $1,200.')).toEqual([
      expect.stringMatching(/^"\$1,200" .* write \{\{ prices\.air\.large \}\}\.$/),
      expect.stringMatching(/^"\$165" .* write \{\{ prices\.air\.small \}\}\.$/),
    ]);
  });

  it.each(['$1,2000', '$12,001', '$1650', '2165 dollars'])('is not part of %s', (words) => {
    expect(told(`It costs ${words}.`)).toEqual([]);
  });
});

test('a fact of the company is told however it is typed, and nothing that is another', () => {
  const hours = (from: string, to: string, opens: string, closes: string): object => ({
    ...{ from, to, opens, closes },
  });
  const copies = copiesOf({
    company: {
      phone: { display: '(301) 555-0142' },
      email: 'office@radon.example',
      openingHours: {
        office: [
          hours('Monday', 'Friday', '08:00', '17:00'),
          hours('Saturday', 'Saturday', '09:30', '12:00'),
          hours('Sunday', 'Sunday', '00:15', '23:45'),
        ],
      },
    },
    prices: { air: { large: 1200, samples: 7, of: null, rush: { price: 50 } }, water: 'by quote' },
  });
  const hour = 'company.officeHours';
  const rows: Record<string, string[]> = {
    'Call (301) 555-0142.': ['company.phone.display'],
    'Call 301.555.0142 or 3015550142.': ['company.phone.display'],
    'Call +1 301 555 0142.': ['company.phone.display'],
    'Call 301-555-01423.': [],
    'Write to Office@Radon.example.': ['company.email'],
    'Write to the.office@radon.example.': [],
    'Monday to Friday, 8 to 5': [hour],
    'Mondays to Fridays, 8:00 am to 5:00 pm': [hour],
    'Mon. - Fri.: 08:00–17:00': [hour],
    'Mon to Fri from 8 a.m. until 5 p.m.': [hour],
    'weekdays, 8 to 5': [hour],
    'Monday to Friday, 8 to 6': [],
    'Monday to Thursday, 8 to 5': [],
    'from 8 to 5': [],
    'from 8 to 5 pm': [hour],
    'from 8 to 17:00': [hour],
    'from 8 am to 5 am': [],
    'Saturday, 9:30 to 12': [hour],
    'Sat. 9:30 am to 12 pm': [hour],
    'from 9:30 to 12 pm': [hour],
    'from 9:30 to 12 am': [],
    'weekdays, 9:30 to 12': [],
    'Saturday, 9 to 12': [],
    'Sunday, 12:15 to 11:45': [hour],
    'from 12:15 a.m. to 11:45 p.m.': [hour],
    'from 12:15 p.m. to 11:45 p.m.': [],
    'It costs $1,200, or $1200.00, or 1200 dollars.': ['prices.air.large'],
    'It costs $50 or 50 USD.': ['prices.air.rush.price'],
    'It costs $50, or more.': ['prices.air.rush.price'],
    'It costs $7.': [],
    'It costs $50.5 or $1,200,000.': [],
  };
  const quotes = Object.keys(rows).map((line): [string, string[]] => [
    line,
    typedCopies([line], copies).flatMap(({ message }) =>
      [...message.matchAll(/\{\{ (\S+) \}\}/g)].map(([, name = '']) => name),
    ),
  ]);
  expect(Object.fromEntries(quotes)).toEqual(rows);
  expect(typedCopies(['One.', 'From $50 on.'], copies)).toEqual([
    {
      line: 2,
      message:
        '"$50" is typed and would stay when the fact changes: write {{ prices.air.rush.price }}.',
    },
  ]);
  expect(copiesOf({})).toEqual([]);
});

describe('how pages read', () => {
  it('is told from the hardest on, with a mark above the grade', () => {
    const lines = gradeLines([
      { page: 'docs/easy.md', words: 20, grade: 5.1 },
      { page: 'docs/hard.md', words: 10, grade: 9.2 },
      { page: 'docs/at-it.md', words: 10, grade: 8 },
    ]);
    expect(lines.map((line) => line.includes('above grade'))).toEqual([true, false, false]);
    expect(lines.map((line) => /docs\/[\w-]+/.exec(line)?.[0])).toEqual([
      'docs/hard',
      'docs/at-it',
      'docs/easy',
    ]);
  });
});
