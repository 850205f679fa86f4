import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { linkPackages } from '../../scripts/link-packages';

/** What is no source: what tools write beside the code. */
const MADE = new Set([
  '.git',
  'node_modules',
  'build',
  '.docusaurus',
  '.local',
  '.wireit',
  '.netlify',
  'test-results',
  'coverage',
]);

/** What the office edits, and what no test of code may depend on. */
const CONTENT =
  /^(docs|blog|i18n\/[a-z]{2}|static\/(videos|img))\/|^src\/(data\/[^/]+\.json|pages\/.+\.md)$/;

/** What the program says, message by message and sentence by sentence: it goes with the code that says it. */
const SAID =
  /^(src|i18n\/[a-z]{2}\/(made-from|docusaurus-plugin-content-pages))\/(pages\/)?tools\/|^i18n\/[a-z]{2}\/(made-from\/)?code\.json$/;

/** Whether a file, by its path from the project's folder, is the office's: no test of code reads it. */
export function isContent(path: string): boolean {
  return CONTENT.test(path) && !SAID.test(path);
}

/** The example company, laid out like the site's own folder. */
const COMPANY = 'tests/company/site';

/** The files below a folder, as paths from it with forward slashes, but for what tools have made. */
export async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const parts = entries
    .filter(({ name }) => !MADE.has(name))
    .map(async (entry) =>
      entry.isDirectory()
        ? (await readdir(join(folder, entry.name), { recursive: true, withFileTypes: true }))
            .filter((below) => below.isFile())
            .map((below) => join(below.parentPath, below.name).slice(folder.length + 1))
        : [entry.name],
    );
  return (await Promise.all(parts)).flat().map((path) => path.split(sep).join('/'));
}

/**
 * Where each file of the example company's site comes from, by its path in it. The result is a project like the one
 * it is made of: the same can be made of it again.
 */
export async function companyFiles(root: string): Promise<Map<string, string>> {
  const files = await sourceFiles(root);
  const code = files.filter((path) => !isContent(path));
  const content = files.filter((path) => path.startsWith(`${COMPANY}/`));
  return new Map([
    ...code.map((path): [string, string] => [path, join(root, path)]),
    ...content.map((path): [string, string] => [path.slice(COMPANY.length + 1), join(root, path)]),
  ]);
}

/**
 * Brings a folder up to date with the code of the site and the texts, facts and pictures of the example company.
 * A file that is as it should be is not touched, and what tools have made in the folder stays.
 *
 * @param root the project
 * @param tree the folder, made where it is missing
 */
export async function assemble(root: string, tree: string): Promise<void> {
  await mkdir(tree, { recursive: true });
  const wanted = await companyFiles(root);
  const old = (await sourceFiles(tree)).filter((path) => !wanted.has(path));
  await Promise.all(old.map((path) => rm(join(tree, path))));
  for (const [path, source] of wanted) {
    const [fresh, present] = await Promise.all([
      readFile(source),
      readFile(join(tree, path)).catch(() => undefined),
    ]);
    if (present?.equals(fresh)) continue;
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), fresh);
  }
  await linkPackages(root, tree);
}
