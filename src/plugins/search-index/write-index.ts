import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { foldedWords } from '../../lib/search/fold';
import { addHeadingIds } from './add-heading-ids';
import { indexRecord, type IndexRecord } from './record';
import { sections } from './sections';

/** Files of Pagefind that this site never asks for: its own interfaces, and a worker for far larger sites. */
const UNUSED =
  /^(pagefind-(ui|modular-ui|component-ui|highlight|worker)\.(js|css)|wasm\.unknown\.pagefind)$/;

/**
 * Indexes the built site for the search: `pagefind/` with Pagefind's files and `words.txt`, every word
 * there is, for close spellings. Headings without an id are given one in their page.
 *
 * @param outDir the built site
 * @throws Error when no page can be searched, or with what Pagefind reports
 */
export async function writeSearchIndex(outDir: string): Promise<void> {
  const names = (await readdir(outDir, { recursive: true })).filter((name) => /\.html$/.test(name));
  const records: IndexRecord[] = [];
  const words = new Set<string>();
  for (const name of names.sort()) {
    const file = join(outDir, name);
    const before = await readFile(file, 'utf8');
    const html = addHeadingIds(before);
    if (html !== before) await writeFile(file, html);
    for (const section of sections(html)) {
      records.push(indexRecord(pathOf(name), section));
      const spoken = [section.heading, ...section.blocks].join(' ');
      foldedWords(spoken).forEach((word) => words.add(word));
    }
  }
  if (records.length === 0) {
    throw new Error(`No page in ${outDir} has a data-pagefind-body: there is nothing to search.`);
  }
  const folder = join(outDir, 'pagefind');
  await rm(folder, { recursive: true, force: true });
  await writePagefind(folder, records);
  await writeFile(join(folder, 'words.txt'), [...words].sort().join('\n'));
}

/** "laws/rockville.html" is served as /laws/rockville. */
function pathOf(name: string): string {
  const path = `/${name.replaceAll('\\', '/').replace(/\.html$/, '')}`;
  return path.replace(/\/index$/, '') || '/';
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
