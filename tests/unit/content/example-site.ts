import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { SITE, TODAY } from '../../catalogue/catalogue';
import { checkContent } from '../../../src/content/check/check';
import type { Problem } from '../../../src/content/problems';

/**
 * Makes a copy of the catalogue's example site, which knows nothing of the real one, and removes it after the test.
 * @param files what to write over it, by path; null takes a file away
 */
export function exampleSite(
  files: Readonly<Record<string, string | Uint8Array | null>> = {},
): string {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'example-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  cpSync(SITE, siteDir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (content === null) rmSync(file);
    else writeFileSync(file, content);
  }
  return siteDir;
}

const original = (file: string): string => readFileSync(path.join(SITE, file), 'utf8');

/** A text of the example site with other words in it. */
export function edited(file: string, ...changes: [from: string, to: string][]): string {
  return changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, () => to);
  }, original(file));
}

/** A data file of the example site with something else in it. @param name without `.json` */
export function changed<T>(name: string, change: (content: T) => void): string {
  const content = JSON.parse(original(`src/data/${name}.json`)) as T;
  change(content);
  return JSON.stringify(content, null, 2);
}

/** What is told of each of some files, as `line: sentence`; nothing of the others may be told. */
export function toldByFile(problems: readonly Problem[]): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const { file, line, message } of problems)
    (told[file] ??= []).push(line === undefined ? message : `${line}: ${message}`);
  return told;
}

/** Texts by the names of their pages, and what is told of each. */
type Rows = Readonly<Record<string, readonly [text: string, sentences: readonly string[]]>>;

const TOP = '---\ntitle: Page NAME\ndescription: What NAME says.\n---\n\n';

/** Checks texts, each on a page of its own, whose first line is 6: of each its sentences are told, and nothing else. */
export function expectTold(rows: Rows, files: Readonly<Record<string, string>> = {}): void {
  const pages = Object.entries(rows).map(([name, [text]]) => [
    `docs/${name}.md`,
    `${TOP.replaceAll('NAME', name)}${text}\n`,
  ]);
  const site = exampleSite({ ...files, ...(Object.fromEntries(pages) as Record<string, string>) });
  const wanted = Object.entries(rows).flatMap(([name, [, sentences]]) =>
    sentences.length > 0 ? [[`docs/${name}.md`, sentences]] : [],
  );
  expect(toldByFile(checkContent(site, TODAY).problems)).toEqual(Object.fromEntries(wanted));
}
