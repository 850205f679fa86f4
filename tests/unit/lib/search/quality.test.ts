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
    all: 0.97,
    exact: 1,
    question: 0.94,
    word: 1,
    typo: 0.92,
    abbr: 1,
    number: 1,
    es: 0.94,
    pt: 0.92,
    'law-place': 0.93,
    worry: 0.88,
    task: 0.9,
    company: 1,
    offtopic: 0.85,
  },
  blind: {
    all: 0.84,
    exact: 0.87,
    question: 0.66,
    word: 1,
    typo: 0.92,
    abbr: 0.55,
    number: 0.81,
    es: 0.88,
    pt: 0.84,
    'law-place': 0.93,
    worry: 0.77,
    task: 0.9,
    company: 1,
    offtopic: 0.71,
  },
};

describe.each(['tuned', 'blind'] as const)('of the %s list', (list) => {
  const shares = sharesByKind(readList(list).map((line) => judge(index, line)));

  test.each(shares)('$kind is answered first', ({ kind, first }) => {
    expect(first).toBeGreaterThanOrEqual(LEAST[list][kind] ?? 1);
  });

  test('every gate is for a kind of the list', () => {
    expect(shares.map(({ kind }) => kind).sort()).toEqual(Object.keys(LEAST[list]).sort());
  });
});
