import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContent } from '../../../src/content/check/check';
import { forget } from '../../../src/content/forget';
import { formatProblem } from '../../../src/content/problems';
import { siteDay } from '../../../src/lib/site-day';

const ROOT = path.resolve(__dirname, '../../..');

/** The whole site of the example company, in a folder of its own. */
function wholeSite(): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'removal-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  for (const name of ['blog', 'docs', 'i18n', 'src', 'static', 'sidebars.ts']) {
    cpSync(path.join(ROOT, name), path.join(siteDir, name), { recursive: true });
  }
  return siteDir;
}

/** What the office reads after a change. */
const told = (siteDir: string): string[] =>
  checkContent(siteDir, siteDay()).problems.map(formatProblem);

function edit(siteDir: string, file: string, change: (text: string) => string): void {
  const full = path.join(siteDir, file);
  writeFileSync(full, change(readFileSync(full, 'utf8')));
}

/** Takes an entry out of a file, as the form does with its cross. */
function removeEntry(siteDir: string, file: string, id: string): void {
  edit(siteDir, file, (text) => {
    const { [id]: _gone, ...rest } = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(rest, null, 2);
  });
}

/** Does what sentences of two kinds say: writes another address in place of an old one, and another pair of buttons. */
function obey(siteDir: string, sentences: readonly string[]): void {
  for (const sentence of sentences) {
    const [, file = ''] = /^(\S+?):/.exec(sentence) ?? [];
    const [, old = '', now = ''] =
      /The link (\S+) is an old address.*; write (\S+)\.$/.exec(sentence) ?? [];
    const [, pair] = /call_to_action is \w+, .* write one of: (\w+)/.exec(sentence) ?? [];
    expect(old !== '' || pair !== undefined, sentence).toBe(true);
    edit(siteDir, file, (text) =>
      pair === undefined
        ? text.replaceAll(`](${old})`, `](${now})`)
        : text.replace(/^call_to_action: .*$/m, `call_to_action: ${pair}`),
    );
  }
}

test('a service goes: one command, and every place that still leads to it told at once', () => {
  const siteDir = wholeSite();
  removeEntry(siteDir, 'src/data/services.json', 'progeny');
  const [first] = told(siteDir);
  expect(first).toContain('npm run forget -- /services/progeny-testing');

  forget(siteDir, '/services/progeny-testing', siteDay());
  const rest = told(siteDir);
  expect(rest.length).toBeGreaterThan(0);
  obey(siteDir, rest);
  expect(told(siteDir)).toEqual([]);
  expect(forget(siteDir, '/services/progeny-testing', siteDay())).toEqual([]);
});

test('a law goes: its page, its translations and its towns with it', () => {
  const siteDir = wholeSite();
  removeEntry(siteDir, 'src/data/laws.json', 'gaithersburg');
  forget(siteDir, '/laws/gaithersburg', siteDay());
  const quotes = told(siteDir).filter((sentence) => sentence.includes('laws.gaithersburg.'));
  expect(quotes).toHaveLength(1);
  edit(siteDir, 'docs/faqs.md', (text) =>
    text.replaceAll(/^.*laws\.gaithersburg\..*$/gm, 'Ask the city.'),
  );
  obey(siteDir, told(siteDir));
  expect(told(siteDir)).toEqual([]);
  const places = readFileSync(path.join(siteDir, 'src/data/places.json'), 'utf8');
  expect(places).not.toContain('"gaithersburg"');
});

test('an owner goes: the other one signs, and what names the one who left is told', () => {
  const siteDir = wholeSite();
  removeEntry(siteDir, 'src/data/people.json', 'measurement');
  forget(siteDir, '/karen-duarte', siteDay());
  forget(siteDir, '/why-us#karen-duarte', siteDay());
  const rest = told(siteDir);
  expect(rest.join('\n')).toContain('src/data/people.json has no "measurement"; if it was removed');
  edit(siteDir, 'src/pages/why-us.md', (text) =>
    text.replace(/Its co-owners are .*?measurement\.name \}\}\./, 'It has one owner.'),
  );
  expect(told(siteDir)).toEqual([]);
});

test('a county goes by its entry alone', () => {
  const siteDir = wholeSite();
  edit(siteDir, 'src/data/areas.json', (text) => {
    const { areas, ...rest } = JSON.parse(text) as { areas: { name: string }[] };
    return JSON.stringify({
      ...rest,
      areas: areas.filter(({ name }) => name !== 'Carroll County'),
    });
  });
  expect(told(siteDir)).toEqual([]);
});
