import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
const TODAY = '2026-11-22';
const TABLES = readdirSync(__dirname).filter((name) => name.endsWith('.tsv'));

interface Case {
  file: string;
  from: string;
  to: string;
  words: string;
  place: string;
}

const typed = (cell: string): string => cell.replaceAll('\\n', '\n').replaceAll('\\t', '\t');

function readCases(table: string): Case[] {
  return readFileSync(path.join(__dirname, table), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [file = '', from = '', to = '', words = '', place = ''] = line.split('\t');
      return { file, from: typed(from), to: typed(to), words, place };
    });
}

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), 'office-'));
  cpSync(path.join(__dirname, 'site'), site, { recursive: true });
});

afterAll(() => rmSync(site, { recursive: true }));

/** Makes the edit. @returns the line it begins on, and how to take it back */
function edit({ file, from, to }: Case): { line: number; undo: () => void } {
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
function check(one: Case): { sentences: string[]; file: string; place: string } {
  const { line, undo } = edit(one);
  try {
    const [file = '', own] = one.place.includes(':') ? one.place.split(':') : [one.file, one.place];
    const number = own === '' ? line : own === '*' ? '' : own;
    const { problems } = checkContent(site, TODAY);
    return { sentences: problems.map(formatProblem), file, place: `${file}:${number}` };
  } finally {
    undo();
  }
}

const cases = TABLES.map((table): [string, Case[]] => [table, readCases(table)]);
const all = cases.flatMap(([, own]) => own);
const wrong = all.filter(({ words }) => words !== 'ok');
const silent = all.filter(({ words }) => words === 'silent');

it('the example site is right', () => {
  expect(checkContent(site, TODAY).problems).toEqual([]);
});

it(`${all.length} cases are at least 300, and at most 2 % of the slips go through in silence`, () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(silent.length / wrong.length).toBeLessThanOrEqual(0.02);
});

describe.each(cases)('%s', (_table, own) => {
  it.each(own)('$file: $from -> $to', (one) => {
    const { sentences, file, place } = check(one);
    if (one.words === 'ok' || one.words === 'silent') {
      expect(sentences).toEqual([]);
      return;
    }
    const told = sentences.filter(
      (sentence) => sentence.startsWith(place) && sentence.includes(one.words),
    );
    expect(told, sentences.join('\n')).not.toEqual([]);
    // Who reads the first sentence alone opens the file of the slip, or learns which address is gone.
    const first =
      sentences[0]?.startsWith(`${file}:`) === true ||
      sentences[0]?.includes(one.file) === true ||
      / was published, and nothing is there now/.test(sentences[0] ?? '');
    expect(first, sentences.join('\n')).toBe(true);
    expect(sentences.join('\n')).not.toMatch(/\n\s+at |undefined|\[object|NaN|Invalid/);
  });
});
