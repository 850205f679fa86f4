import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { areas, lawOf, laws, sources, statutes } from '../../../src/data';
import { readFolder } from '../../../src/data/check';
import { staleFacts } from '../../../src/content/check/notes';
import { knownRules } from '../../../src/laws/known';
import { filesOf } from '../../../src/content/site-files';

it.each(Object.entries(laws))(
  'every rule of %s that somebody read or told has a source',
  (_id, law) => {
    const rules = knownRules(law);
    expect(rules.length).toBeGreaterThan(3);
    const sourced = rules.filter(({ known }) => known !== 'company');
    expect(sourced.filter(({ cite = '' }) => !sources[cite])).toEqual([]);
  },
);

it('what nobody else says of Gaithersburg is the company’s, and has no source', () => {
  const { validity, mitigation, disclosure, termination } = lawOf('gaithersburg');
  for (const rule of [validity, mitigation, disclosure, termination]) {
    expect(rule).toMatchObject({ known: 'company', statedBy: 'city' });
    expect(rule?.cite).toBeUndefined();
  }
  expect(lawOf('montgomeryRental').termination?.runsFrom).toMatch(/follow-up test/);
});

it('every statute links to where it was read or told', () => {
  for (const { cite = '' } of Object.values(statutes)) {
    expect(sources[cite]?.url).toMatch(/^https:\/\//);
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

it('a text read more than 180 days ago is named, and the others are counted', () => {
  const folder = site();
  const file = join(folder, 'src/data/laws.json');
  const said = { known: 'read', statedBy: 'city', cite: 'rockvilleRadon' };
  const rockville = {
    validity: { ...said, asOf: '2020-01-01' },
    results: said,
    followUp: { ...said, known: 'told' },
    penalty: { known: 'company', statedBy: 'city' },
  };
  writeFileSync(file, JSON.stringify({ rockville }));
  writeFileSync(join(folder, 'src/data/statutes.json'), '{}');
  const counts =
    'src/data/laws.json: rules 1 read in a text without a day, 1 told by a second source, 1 our own information alone. "npm run laws:check" lists them.';
  expect(staleFacts(filesOf(folder), '2020-06-29')).toEqual([counts]);
  expect(staleFacts(filesOf(folder), '2020-06-30')).toEqual([
    'src/data/laws.json: rockville.validity was read in a text of 2020-01-01, 181 days ago. "npm run laws:check" says where to look.',
    counts,
  ]);
});

it('a certificate is good on its last day, and told the day after', () => {
  const folder = site();
  for (const name of ['laws', 'statutes'])
    writeFileSync(join(folder, `src/data/${name}.json`), '{}');
  const certificates = [{ number: '107', expires: '2027-03-31' }];
  writeFileSync(join(folder, 'src/data/people.json'), JSON.stringify({ ann: { certificates } }));
  expect(staleFacts(filesOf(folder), '2027-03-31')).toEqual([]);
  expect(staleFacts(filesOf(folder), '2027-04-01')).toEqual([
    'src/data/people.json: certificate 107 ran out on 2027-03-31.',
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
