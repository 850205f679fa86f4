import { describe, expect, it } from 'vitest';
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
