import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { SITE, TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import { forget } from '../../../src/content/forget';
import { formatProblem } from '../../../src/content/problems';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'removal-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  cpSync(SITE, siteDir, { recursive: true });
});

/** Returns the problems that the office reads after a change. */
const told = (): string[] => checkContent(siteDir, TODAY).problems.map(formatProblem);

const read = (file: string): string => readFileSync(path.join(siteDir, file), 'utf8');

const write = (file: string, text: string): void => writeFileSync(path.join(siteDir, file), text);

function change(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  write(file, text.replace(from, to));
  expect(read(file), `${String(from)} in ${file}`).not.toBe(text);
}

/** Removes an entry from a file of facts, as the form's remove button does. */
function removeEntry(file: string, id: string): void {
  const all = Object.entries(JSON.parse(read(file)) as Record<string, unknown>);
  const rest = Object.fromEntries(all.filter(([key]) => key !== id));
  write(file, JSON.stringify(rest, null, 2));
}

/** Adds visitors' questions for a page or a part of it to `asked.json`. */
function ask(...addresses: string[]): void {
  const known = JSON.parse(read('src/data/asked.json')) as unknown[];
  const more = addresses.map((at) => ({ at, en: [`what is ${at}`] }));
  write('src/data/asked.json', JSON.stringify([...known, ...more], null, 2));
}

const PROGENY = `---
layout: service
service: progeny
title: Progeny
description: What we measure.
lead: What we measure.
---

## When {#when}

Seldom.
`;

test('a service goes: the command is named first, then every place that still leads to it', () => {
  const [page, file] = ['/services/progeny-testing', 'src/pages/services/progeny-testing.md'];
  rmSync(path.join(siteDir, file.replace('.md', '.tsx')));
  write(file, PROGENY);
  change('docs/guide.md', 'Text of the guide', `Text with [a service](${page}#when)`);
  change(
    'src/data/redirects.json',
    '"to": "/faqs" }',
    `"to": "/faqs" }, { "from": "/decay", "to": "${page}#when" }`,
  );
  ask(page, `${page}#when`);
  expect(told()).toEqual([]);

  removeEntry('src/data/services.json', 'progeny');
  const [first = ''] = told();
  expect(first).toContain(`npm run forget -- ${page}`);
  expect(told().filter((sentence) => sentence.startsWith('src/data/asked.json'))).toHaveLength(1);

  forget(siteDir, page, TODAY);
  expect(existsSync(path.join(siteDir, file))).toBe(false);
  expect(told()).toEqual([
    expect.stringMatching(
      /^blog\/lead\.md:11: call_to_action is progeny, .* write one of: schedule, sgm, comprehensive\.$/,
    ),
    expect.stringMatching(
      /^docs\/guide\.md:\d+: The link .* is an old address, .* write \/services/,
    ),
  ]);
  change('blog/lead.md', 'call_to_action: progeny', 'call_to_action: schedule');
  change('docs/guide.md', `${page}#when`, '/services');
  expect(told()).toEqual([]);
  expect(JSON.parse(read('src/data/redirects.json'))).toEqual(
    expect.arrayContaining([
      { from: '/decay', to: '/services' },
      { from: page, to: '/services' },
    ]),
  );
  expect(forget(siteDir, page, TODAY)).toEqual([]);
});

test('a law goes: its page, its translation and its towns with it', () => {
  change(
    'docs/guide.md',
    'Text of the guide',
    'A result counts {{ laws.rockville.validity }}, says the guide',
  );
  change(
    'src/data/places.json',
    '"Howard": "maryland",',
    '"Howard": "maryland", "Old Town": "rockville",',
  );
  expect(told()).toEqual([]);
  removeEntry('src/data/laws.json', 'rockville');
  forget(siteDir, '/laws/rockville', TODAY);
  expect(existsSync(path.join(siteDir, 'docs/laws/rockville.md'))).toBe(false);
  expect(read('src/data/places.json')).not.toContain('"rockville"');
  expect(told()).toEqual([
    expect.stringContaining(
      'src/data/laws.json has no "rockville"; if it was removed, take out what quotes it',
    ),
  ]);
  change('docs/guide.md', 'A result counts {{ laws.rockville.validity }}, says the guide', 'Text');
  expect(told()).toEqual([]);
});

test('an owner goes, the text first: the entry follows', () => {
  ask('/ben');
  rmSync(path.join(siteDir, 'src/pages/ben.md'));
  expect(told().join('\n')).toContain('npm run forget -- /ben');
  forget(siteDir, '/ben', TODAY);
  expect(Object.keys(JSON.parse(read('src/data/people.json')) as object)).toEqual(['inspector']);
  expect(told()).toEqual([]);
});

test('a county goes by its entry alone', () => {
  change('src/data/areas.json', /,\s*\{\s*"name": "Howard County"[^}]*\}/, '');
  expect(told()).toEqual([]);
});

test('facts that cannot be read are told in a sentence, and nothing is removed', () => {
  rmSync(path.join(siteDir, 'src/pages/ben.md'));
  change('src/data/people.json', '{', '');
  expect(() => forget(siteDir, '/ben', TODAY)).toThrow('src/data/people.json cannot be read');
});
