import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { areas, lawOf, laws, sources, statutes } from '../../../src/data';
import { readFolder } from '../../../src/data/check';
import { staleFacts } from '../../../src/content/check/notes';
import { checkedRecords } from '../../../src/lib/checked';
import { filesOf } from '../../../src/content/site-files';

it.each(Object.entries(laws))('every rule of %s has a source that is listed', (_id, law) => {
  const rules = checkedRecords(law);
  expect(rules.length).toBeGreaterThan(3);
  expect(rules.filter(({ cite }) => !cite || !sources[cite])).toEqual([]);
});

it('what only the company states says so beside it', () => {
  const [montgomeryRental, gaithersburg] = [lawOf('montgomeryRental'), lawOf('gaithersburg')];
  expect(montgomeryRental.disclosure?.differs).toMatch(/lease signing/);
  for (const rule of [gaithersburg.validity, gaithersburg.disclosure, gaithersburg.termination]) {
    expect(rule?.statedBy).toBe('company');
    expect(rule?.differs).toMatch(/^Not yet confirmed with the city/);
  }
  expect(montgomeryRental.termination?.runsFrom).toMatch(/follow-up test/);
});

it('every statute says which, and when somebody looked', () => {
  for (const { cite, lastChecked } of Object.values(statutes)) {
    expect(sources[cite]?.url).toMatch(/^https:\/\//);
    expect(lastChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

it('counties stand in one price group each', () => {
  const names = areas.areas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

function site(): string {
  const folder = mkdtempSync(join(tmpdir(), 'laws-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('src/data', join(folder, 'src/data'), { recursive: true });
  return folder;
}

it('a law not looked up for more than 180 days is named, and where to look', () => {
  const folder = site();
  const file = join(folder, 'src/data/laws.json');
  const data = JSON.parse(readFileSync(file, 'utf8')) as {
    rockville: { validity: { lastChecked: string } };
  };
  data.rockville.validity.lastChecked = '2020-01-01';
  writeFileSync(file, JSON.stringify(data));
  expect(staleFacts(filesOf(folder), '2020-06-29')).toEqual([]);
  expect(staleFacts(filesOf(folder), '2020-06-30')).toEqual([
    'src/data/laws.json: rockville.validity was last checked on 2020-01-01, 181 days ago. "npm run laws:check" says where to look.',
  ]);
});

it('a source that is cited and not listed is a slip', () => {
  const folder = join(site(), 'src/data');
  const file = join(folder, 'laws.json');
  const text = readFileSync(file, 'utf8').replace('"cite": "county311"', '"cite": "county312"');
  writeFileSync(file, text);
  expect(readFolder(folder, '2026-11-22').slips.map(({ message }) => message)).toEqual([
    'montgomeryRental.termination.cite is "county312", but it should be the name of a source in src/data/sources.json.',
  ]);
});
