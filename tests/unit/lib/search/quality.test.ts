import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../../src/lib/search/stems';
import {
  judge,
  LISTS,
  readList,
  sharesByKind,
  type ListName,
} from '../../../../scripts/search/judge';
import { keptIndex } from './support';

/** The least share of each kind whose answer comes first; a little below what is reached. */
const LEAST: Record<string, Record<string, number>> = {
  'tuned, en': {
    all: 0.98,
    exact: 0.97,
    question: 0.99,
    word: 0.96,
    typo: 0.93,
    abbr: 0.95,
    number: 0.98,
    es: 0.98,
    pt: 0.98,
    'law-place': 0.98,
    worry: 0.99,
    task: 1,
    company: 0.95,
    offtopic: 0.97,
  },
  'known, en': {
    all: 0.91,
    exact: 0.87,
    question: 0.86,
    word: 0.84,
    typo: 0.96,
    abbr: 0.87,
    number: 0.93,
    es: 0.96,
    pt: 1,
    'law-place': 0.95,
    worry: 0.88,
    task: 0.89,
    company: 0.86,
    offtopic: 0.91,
  },
  'blind, en': {
    all: 0.88,
    question: 0.83,
    worry: 0.85,
    task: 0.8,
    word: 0.9,
    exact: 1,
    typo: 1,
    abbr: 0.85,
    number: 0.81,
    'law-place': 0.92,
    company: 0.8,
    offtopic: 1,
    es: 0.92,
    pt: 0.88,
  },
  'es, es': {
    all: 0.96,
    question: 1,
    worry: 0.91,
    task: 0.97,
    word: 0.96,
    typo: 0.8,
    number: 0.94,
    'law-place': 0.96,
    company: 1,
    offtopic: 1,
  },
  'fresh, es': { all: 0.91, es: 0.91 },
  'known, es': { all: 0.96, es: 0.96 },
  'blind, es': { all: 0.94, es: 0.94 },
  'pt, pt': {
    all: 0.97,
    question: 1,
    worry: 1,
    task: 1,
    word: 0.84,
    typo: 0.93,
    number: 1,
    'law-place': 1,
    company: 1,
    offtopic: 0.93,
  },
  'fresh, pt': { all: 0.9, pt: 0.9 },
  'known, pt': { all: 0.96, pt: 0.96 },
  'blind, pt': { all: 0.91, pt: 0.91 },
};

/** The same among the first three, over all kinds. */
const LEAST_OF_THREE: Record<string, number> = {
  'tuned, en': 0.99,
  'known, en': 0.96,
  'blind, en': 0.95,
  'es, es': 0.98,
  'fresh, es': 0.97,
  'known, es': 0.96,
  'blind, es': 0.97,
  'pt, pt': 0.98,
  'fresh, pt': 0.97,
  'known, pt': 0.96,
  'blind, pt': 0.97,
};

const asked = LANGUAGES.flatMap((language) =>
  LISTS[language].map((list): [ListName, Language] => [list, language]),
);

describe.each(asked)('of the %s list, of the pages in %s', (list, language) => {
  const name = `${list}, ${language}`;
  const index = keptIndex(language);
  const shares = sharesByKind(readList(list, language).map((line) => judge(index, line)));

  test.each(shares)('$kind is answered first', ({ kind, first }) => {
    expect(first).toBeGreaterThanOrEqual(LEAST[name]?.[kind] ?? 1);
  });

  test('nearly all are answered among the first three', () => {
    expect(shares.find(({ kind }) => kind === 'all')?.three).toBeGreaterThanOrEqual(
      LEAST_OF_THREE[name] ?? 1,
    );
  });

  test('every gate is for a kind of the list', () => {
    expect(shares.map(({ kind }) => kind).sort()).toEqual(Object.keys(LEAST[name] ?? {}).sort());
  });
});
