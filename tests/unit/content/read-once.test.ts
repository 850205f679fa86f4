import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { readSite } from '../../../src/content/check/read-site';
import { applyRules } from '../../../src/content/check/rules';
import { DOC, sampleSite } from './sample-site';

vi.mock('node:fs', { spy: true });

const CHECK = path.resolve(__dirname, '../../../src/content/check');

it('no rule reads the file system by itself', () => {
  const rules = readdirSync(CHECK, { recursive: true, encoding: 'utf8' });
  const readers = rules
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /from '(?:node:)?fs/.test(readFileSync(path.join(CHECK, name), 'utf8')));
  expect(rules).toContain(path.join('translations', 'pages.ts'));
  // It writes the record of addresses, for a command.
  expect(readers).toEqual(['addresses.ts']);
});

it('a check reads no file twice, and the next one sees what has changed', () => {
  const siteDir = sampleSite();
  const read = vi.mocked(readFileSync).mockClear();
  expect(applyRules(readSite(siteDir, '2026-11-22'))).toEqual([]);
  const files = read.mock.calls
    .map(([file]) => String(file))
    .filter((file) => file.startsWith(siteDir));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);

  writeFileSync(path.join(siteDir, 'docs/questions.md'), DOC.replace('/contact', '/kontact'));
  expect(applyRules(readSite(siteDir, '2026-11-22'))).toMatchObject([
    { file: 'docs/questions.md', line: 9 },
  ]);
});
