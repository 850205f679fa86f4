import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demandsOf } from '../../../src/content/check/demands';
import { keepOnDisk, type Keep } from '../../../src/content/keep';
import { readSite } from '../../../src/content/check/read-site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The caches of two processes that check the same site, one after the other. */
const twice = (): [Keep, Keep] => [keepOnDisk(folder), keepOnDisk(folder)];

test('what was made of the same inputs is not made again', () => {
  const [first, second] = twice();
  expect(first('a', () => [['one', 'two'], []])).toEqual([['one', 'two'], []]);
  expect(second('a', () => [['never']])).toEqual([['one', 'two'], []]);
  expect(second('b', () => [['three']])).toEqual([['three']]);
});

test('what was made more than a day ago is forgotten', () => {
  const [first, second] = twice();
  first('a', () => [['one']]);
  const [name = ''] = readdirSync(folder);
  const longAgo = Date.now() / 1000 - 100_000;
  utimesSync(join(folder, name), longAgo, longAgo);
  second('b', () => [['two']]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(first('a', () => [['anew']])).toEqual([['anew']]);
});

test('a tool has the same to say when it was kept', () => {
  const { contents } = readSite('.', '2026-11-23');
  const demands = twice().map((keep) => demandsOf('law', '2026-11-23', contents, keep));
  expect(demands[1]).toEqual(demands[0]);
  expect(readdirSync(folder)).toHaveLength(1);
});
