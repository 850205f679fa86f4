import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkContent } from '../../src/content/check/check';
import { readCases, SITE, TABLES, TODAY } from './catalogue';

const tables = Object.values(TABLES).flat();
const all = tables.flatMap((table) => readCases(table));
const wrong = all.filter(({ words }) => words !== 'ok');
const silent = all.filter(({ words }) => words === 'silent');

it('the example site is right', () => {
  expect(checkContent(SITE, TODAY).problems).toEqual([]);
});

it('every table is tried, each by one file', () => {
  const files = readdirSync(__dirname);
  expect(tables.map((table) => `${table}.tsv`).sort()).toEqual(
    files.filter((name) => name.endsWith('.tsv')).sort(),
  );
  expect(files).toEqual(
    expect.arrayContaining(Object.keys(TABLES).map((name) => `${name}.test.ts`)),
  );
});

it(`${all.length} cases are at least 300, and at most 2 % of the slips go through in silence`, () => {
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(silent.length / wrong.length).toBeLessThanOrEqual(0.02);
});
