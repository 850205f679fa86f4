import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Corpus } from '../../../../src/lib/search/corpus';
import { buildIndex } from '../../../../src/lib/search/index-of';
import { judge, readList, sharesByKind } from '../../../../scripts/search/judge';

// The texts of one day: what the office writes later does not make this red. `npm run search:quality` asks the site
// as it is built.
const folder = join(__dirname, '../../../search');
const index = buildIndex(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as Corpus);

/** The least share of each kind whose answer comes first; a little below what is reached. */
const LEAST: Record<'tuned' | 'blind', Record<string, number>> = {
  tuned: {
    all: 0.99,
    exact: 0.97,
    question: 0.98,
    word: 1,
    typo: 0.98,
    abbr: 1,
    number: 1,
    es: 1,
    pt: 1,
    'law-place': 1,
    worry: 1,
    task: 0.97,
    company: 1,
    offtopic: 0.96,
  },
  blind: {
    all: 0.86,
    exact: 0.79,
    question: 0.77,
    word: 0.88,
    typo: 0.85,
    abbr: 0.74,
    number: 0.92,
    es: 0.92,
    pt: 0.97,
    'law-place': 0.92,
    worry: 0.84,
    task: 1,
    company: 0.74,
    offtopic: 0.86,
  },
};

/** The same among the first three, over all kinds. */
const LEAST_OF_THREE = { tuned: 0.99, blind: 0.92 };

describe.each(['tuned', 'blind'] as const)('of the %s list', (list) => {
  const shares = sharesByKind(readList(list).map((line) => judge(index, line)));

  test.each(shares)('$kind is answered first', ({ kind, first }) => {
    expect(first).toBeGreaterThanOrEqual(LEAST[list][kind] ?? 1);
  });

  test('nearly all are answered among the first three', () => {
    expect(shares.find(({ kind }) => kind === 'all')?.three).toBeGreaterThanOrEqual(
      LEAST_OF_THREE[list],
    );
  });

  test('every gate is for a kind of the list', () => {
    expect(shares.map(({ kind }) => kind).sort()).toEqual(Object.keys(LEAST[list]).sort());
  });
});
