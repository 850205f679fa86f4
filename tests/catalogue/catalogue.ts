import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkContent } from '../../src/content/check/check';
import { formatProblem } from '../../src/content/problems';

/**
 * The day on which the cases are checked.
 *
 * The tables beside this file list mistakes of the office and correct edits, one per line. Each is made in a copy of a
 * small example site, the copy is checked, and the edit is undone. The columns are: the file; the text to replace (`+`
 * appends, `=` writes the whole file, `-` deletes it); the replacement; the words that the problem must contain (`ok`
 * if there must be no problem, `silent` for a mistake that the check is known to miss); and where the problem must be,
 * if not on the line of the edit: a line, `*` for any line, or `file:line`.
 */
export const TODAY = '2026-11-22';

/** The tables, grouped by the test file that runs them, so that vitest can run the groups in parallel. */
export const TABLES = {
  facts: ['laws', 'data', 'files', 'json'],
  links: ['added', 'links', 'pages'],
  texts: ['texts', 'tops'],
  translations: ['right', 'translations'],
} as const;

/** One line of a table, in the order of its columns. */
export interface Case {
  file: string;
  from: string;
  to: string;
  words: string;
  place: string;
}

const typed = (cell: string): string => cell.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

/**
 * Reads the cases of a table.
 *
 * @param table its file name, without `.tsv`
 */
export function readCases(table: string): Case[] {
  return readFileSync(path.join(__dirname, `${table}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [file = '', from = '', to = '', words = '', place = ''] = line.split('\t');
      return { file, from: typed(from), to: typed(to), words, place };
    });
}

/** The example site; the edits are made in a copy of it. */
export const SITE = path.join(__dirname, 'site');

/**
 * Makes the edit of a case.
 *
 * @returns the first line that changed, and a function that undoes the edit
 */
function edit(site: string, { file, from, to }: Case): { line: number; undo: () => void } {
  const full = path.join(site, file);
  const before = existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  const undo = (): void => {
    if (before === undefined) rmSync(full);
    else writeFileSync(full, before);
  };
  if (from === '-') {
    rmSync(full);
    return { line: 1, undo };
  }
  const at = from === '+' ? (before ?? '').length + 1 : (before ?? '').indexOf(from);
  expect(from === '=' || at >= 0, `"${from}" stands in ${file}`).toBe(true);
  mkdirSync(path.dirname(full), { recursive: true });
  const text =
    from === '='
      ? to
      : from === '+'
        ? `${before}\n${to}\n`
        : (before ?? '').replace(from, () => to);
  writeFileSync(full, text);
  return { line: from === '=' ? 1 : text.slice(0, Math.max(at, 0)).split('\n').length, undo };
}

/**
 * Returns all problems of the site after the edit, as text, and the `file:line` that the expected one must start with.
 */
function check(site: string, one: Case): { sentences: string[]; file: string; place: string } {
  const { line, undo } = edit(site, one);
  try {
    const [file = '', own] = one.place.includes(':') ? one.place.split(':') : [one.file, one.place];
    const number = own === '' ? line : own === '*' ? '' : own;
    const { problems } = checkContent(site, TODAY);
    return { sentences: problems.map(formatProblem), file, place: `${file}:${number}` };
  } finally {
    undo();
  }
}

/** Defines a test for each case of some tables, in a copy of the example site. */
export function tryTables(tables: readonly string[]): void {
  let site = '';
  beforeAll(() => {
    site = mkdtempSync(path.join(tmpdir(), 'office-'));
    cpSync(SITE, site, { recursive: true });
  });
  afterAll(() => rmSync(site, { recursive: true }));

  describe.each(tables)('%s', (table) => {
    it.each(readCases(table))('$file: $from -> $to', (one) => {
      const { sentences, file, place } = check(site, one);
      if (one.words === 'ok' || one.words === 'silent') {
        expect(sentences).toEqual([]);
        return;
      }
      const told = sentences.filter(
        (sentence) => sentence.startsWith(place) && sentence.includes(one.words),
      );
      expect(told, sentences.join('\n')).not.toEqual([]);
      // The first problem alone must lead to the right place: it names the edited file or the address that is gone.
      const [first = ''] = sentences;
      const leads =
        first.startsWith(`${file}:`) ||
        first.includes(one.file) ||
        / was published, and nothing is there now/.test(first);
      expect(leads, sentences.join('\n')).toBe(true);
      expect(sentences.join('\n')).not.toMatch(/\n\s+at |undefined|\[object|NaN|Invalid/);
    });
  });
}
