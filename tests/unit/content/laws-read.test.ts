import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lawRead, whatToRead } from '../../../src/content/laws-read';

const LAWS = `{
  "city": {
    "validity": { "value": 2, "unit": "years", "known": "read", "statedBy": "city", "cite": "code" },
    "results": { "text": "Both sides",   "known": "read", "statedBy": "city", "cite": "page", "asOf": "2020-01-01" },
    "penalty": { "text": "A fine", "known": "told", "statedBy": "city", "cite": "code" },
    "disclosure": { "value": 3, "unit": "days", "known": "company", "statedBy": "city" },
    "rules": {
      "newHomes": { "term": "New homes", "text": "A pipe", "known": "read", "statedBy": "city", "cite": "code" }
    }
  }
}
`;

const SOURCES = `{
  "code": { "name": "City code", "url": "https://code.example/18" },
  "page": { "name": "City page", "url": "https://city.example/radon" }
}
`;

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'read-'));
  mkdirSync(path.join(siteDir, 'src/data'), { recursive: true });
  writeFileSync(path.join(siteDir, 'src/data/laws.json'), LAWS);
  writeFileSync(path.join(siteDir, 'src/data/sources.json'), SOURCES);
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
});

/** Returns the `asOf` days in the file of laws, by rule. */
function days(): Record<string, string | undefined> {
  const { city } = JSON.parse(readFileSync(path.join(siteDir, 'src/data/laws.json'), 'utf8')) as {
    city: Record<string, { asOf?: string }> & { rules: { newHomes: { asOf?: string } } };
  };
  const { rules, ...own } = city;
  return Object.fromEntries(
    Object.entries({ ...own, ...rules }).map(([name, { asOf }]) => [name, asOf]),
  );
}

test('who has read one source writes the day at its rules, and at no others', () => {
  expect(lawRead(siteDir, 'city', ['code'], '2026-11-25')).toEqual([
    'city.validity',
    'city.rules.newHomes',
  ]);
  expect(days()).toEqual({ validity: '2026-11-25', results: '2020-01-01', newHomes: '2026-11-25' });
});

test('who has read all of them writes it at once; what nobody read bears no day', () => {
  lawRead(siteDir, 'city', ['all'], '2026-11-25');
  expect(days()).toEqual({ validity: '2026-11-25', results: '2026-11-25', newHomes: '2026-11-25' });
  expect(readFileSync(path.join(siteDir, 'src/data/laws.json'), 'utf8')).toContain(
    '"Both sides",   ',
  );
});

test('a paper that stays as it is keeps its day', () => {
  const dated = SOURCES.replace('/radon" }', '/radon", "day": "2019-12-31" }');
  writeFileSync(path.join(siteDir, 'src/data/sources.json'), dated);
  lawRead(siteDir, 'city', ['all'], '2026-11-25');
  expect(days()).toEqual({ validity: '2026-11-25', results: '2019-12-31', newHomes: '2026-11-25' });
});

test('what to read is listed with its address and its rules', () => {
  expect(whatToRead(siteDir, 'city')).toBe(
    'code: City code\n  https://code.example/18\n  has validity, newHomes\n' +
      'page: City page\n  https://city.example/radon\n  has results',
  );
});

test.each([
  ['cty', ['code'], 'There is no law "cty". Did you mean "city"?'],
  ['city', ['cod'], 'No rule of city was read in "cod". Did you mean "code"?'],
])('%s %s is refused', (law, sources, sentence) => {
  expect(() => lawRead(siteDir, law, sources, '2026-11-25')).toThrow(sentence);
  expect(readFileSync(path.join(siteDir, 'src/data/laws.json'), 'utf8')).toBe(LAWS);
});
