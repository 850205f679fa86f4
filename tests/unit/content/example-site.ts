import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { SITE } from '../../catalogue/catalogue';
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

/** What is told of each of some files, as `line: sentence`; nothing of the others may be told. */
export function toldByFile(problems: readonly Problem[]): Record<string, string[]> {
  const told: Record<string, string[]> = {};
  for (const { file, line, message } of problems)
    (told[file] ??= []).push(line === undefined ? message : `${line}: ${message}`);
  return told;
}
