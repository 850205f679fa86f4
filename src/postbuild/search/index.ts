import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { foldedWords } from '../../lib/search/fold';
import { indexRecord, type IndexRecord } from './record';
import type { Section } from './sections';

/** Files of Pagefind that this site never asks for: its own interfaces, and a worker for far larger sites. */
const UNUSED = /^pagefind-(ui|modular-ui|component-ui|highlight|worker)\.(js|css)$/;

/** What the search shows of one page. */
export interface SearchedPage {
  path: string;
  sections: Section[];
}

/**
 * Indexes the pages of one language for the search: `pagefind/` with Pagefind's files and `words.txt`, every word
 * there is, for close spellings.
 *
 * @param outDir folder of the language
 * @param lang the language (BCP 47)
 * @throws Error when no page can be searched, or with what Pagefind reports
 */
export async function writeSearchIndex(
  outDir: string,
  lang: string,
  pages: readonly SearchedPage[],
): Promise<void> {
  const records = pages.flatMap(({ path, sections }) =>
    sections.map((section) => indexRecord(path, lang, section)),
  );
  if (records.length === 0) {
    throw new Error(
      `No page in ${outDir} has a data-pagefind-body with text: there is nothing to search.`,
    );
  }
  const spoken = pages.flatMap(({ sections }) =>
    sections.map(({ heading, blocks }) => [heading, ...blocks].join(' ')),
  );
  const words = new Set(spoken.flatMap(foldedWords));
  const folder = join(outDir, 'pagefind');
  await rm(folder, { recursive: true, force: true });
  await writePagefind(folder, records);
  await writeFile(join(folder, 'words.txt'), [...words].sort().join('\n'));
}

async function writePagefind(folder: string, records: readonly IndexRecord[]): Promise<void> {
  const program = execFile(process.execPath, [join(__dirname, 'pagefind.mjs'), folder]);
  program.stdin?.end(JSON.stringify(records));
  const [messages, [status]] = await Promise.all([
    program.stderr ? text(program.stderr) : '',
    once(program, 'close') as Promise<[number | null]>,
  ]);
  if (status !== 0) throw new Error(`Pagefind could not index the site:\n${messages}`);
  const files = await readdir(folder);
  await Promise.all(
    files.filter((name) => UNUSED.test(name)).map((name) => rm(join(folder, name))),
  );
}
