import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { linkPackages } from '../../scripts/link-packages';

/** Folders that tools write next to the source. */
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

/** What the office edits; no test of code may depend on it. */
const CONTENT =
  /^(docs|blog|i18n\/[a-z]{2}|static\/(videos|img))\/|^src\/(data\/[^/]+\.json|pages\/.+\.md)$/;

/**
 * What the program says (a tool's sentences, and its messages): it belongs to the code, although it looks like content.
 */
const SAID =
  /^(src|i18n\/[a-z]{2}\/(made-from|docusaurus-plugin-content-pages))\/(pages\/)?tools\/|^i18n\/[a-z]{2}\/(made-from\/)?code\.json$/;

/**
 * True if a file belongs to the office, so that no test of code reads it.
 *
 * @param path its path from the project's folder, with forward slashes
 */
export function isContent(path: string): boolean {
  return CONTENT.test(path) && !SAID.test(path);
}

/** The example company's content, in the same layout as the project's. */
const COMPANY = 'tests/company/site';

/** Returns the paths of all files below a folder, relative to it and with forward slashes, without what tools write. */
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
 * Maps the path of each file in the example company's site to the file it is copied from. The site is a project like
 * the one it is made from, so the same site can be made from it again.
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
 * Brings a folder up to date with the project's code and the example company's texts, facts and pictures. Files that
 * are already right are not rewritten, and files written by tools stay.
 *
 * @param root the project's folder
 * @param tree the folder to update; it is created if it is missing
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
