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
 * Slips of the office, and edits that are right: one a line, in the tables beside this file. Each is made in a copy of
 * a small example site, which is checked, and taken back. The columns are:
 * the file; what is replaced (`+` adds at the end, `=` writes the whole file, `-` deletes it); by what; the words of the
 * sentence that staff must read (`ok` where nothing may be said, `silent` where we say nothing and know it);
 * and its place, where that is not the line of the edit: a line, `*` for any, or `file:line`.
 */
export const TODAY = '2026-11-22';

/** The tables, as a file of tests takes them: each file is run by itself, beside the others. */
export const TABLES = {
  facts: ['laws', 'data', 'files', 'json'],
  links: ['added', 'links', 'pages'],
  texts: ['texts', 'tops'],
  translations: ['right', 'translations'],
} as const;

/** One line of a table. */
export interface Case {
  file: string;
  from: string;
  to: string;
  words: string;
  place: string;
}

const typed = (cell: string): string => cell.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

/** The cases of a table. @param table its file, without `.tsv` */
export function readCases(table: string): Case[] {
  return readFileSync(path.join(__dirname, `${table}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [file = '', from = '', to = '', words = '', place = ''] = line.split('\t');
      return { file, from: typed(from), to: typed(to), words, place };
    });
}

/** The example site, in which each edit is made. */
export const SITE = path.join(__dirname, 'site');

/** Makes the edit. @returns the line it begins on, and how to take it back */
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

/** Every sentence about the site as it is after the edit, and where the one we wait for should stand. */
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

/** Tries the cases of some tables in a copy of the example site. */
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
      // Who reads the first sentence alone opens the file of the slip, or learns which address is gone.
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
