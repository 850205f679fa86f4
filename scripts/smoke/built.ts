import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { isLocale } from '../../src/languages/locales';
import { isPublished } from '../host/files';
import { readHeaderLists, type HeaderLists } from '../host/headers';
import { readRedirectRules, type RedirectRules } from '../host/redirects';
import { findConfigFile } from '../host/rules';

/** A file of the build and the address at which the site must serve it. */
export interface BuiltFile {
  path: string;
  file: string;
  /** The kind of file, as the results name it. */
  kind: string;
}

/** What a published site is compared with. */
export interface Built {
  dir: string;
  files: readonly BuiltFile[];
  /** Folders of the languages: '' for the one at the root, otherwise for example `es`. */
  folders: readonly string[];
  redirectFor: RedirectRules;
  headersFor: HeaderLists;
}

/**
 * Reads the built site: which addresses it answers, and its rules.
 *
 * @param root folder of the project
 * @param buildDir the build, of the same commit and settings as the published site
 * @throws Error with the remedy if there is no build, or if it lacks pages that its own site maps list
 */
export async function readBuilt(root: string, buildDir: string): Promise<Built> {
  const dir = resolve(root, buildDir);
  if (!existsSync(join(dir, '_headers'))) {
    throw new Error(
      `There is no built site in ${dir} to compare with. Build the commit that is published: npm run build`,
    );
  }
  const rules = { buildDir: dir, configFile: findConfigFile(root) };
  const redirectFor = await readRedirectRules(rules);
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length).split(sep).join('/'))
    .sort();
  const files = names
    .filter((name) => isPublished(name) && !name.endsWith('/404.html'))
    .map((name) => ({ path: addressOf(name), file: join(dir, name), kind: kindOf(name) }))
    // On our host nobody sees the pages made for hosts that do not read `_redirects`.
    .filter(({ path }) => !redirectFor(path, '')?.force);
  const folders = ['', ...names.flatMap((name) => /^\/(\w+)\/index\.html$/.exec(name)?.[1] ?? [])];
  const built = {
    dir,
    files,
    folders: folders.filter((name) => name === '' || isLocale(name)),
    redirectFor,
    headersFor: await readHeaderLists(rules),
  };
  await refuseGaps(built);
  return built;
}

/** Returns the same build without its heaviest files, which hourly checks would fetch hundreds of times a month. */
export function withoutHeavy(built: Built): Built {
  const HEAVY = /^(?:pictures and films|files of the editor)$/;
  return { ...built, files: built.files.filter(({ kind }) => !HEAVY.test(kind)) };
}

function addressOf(name: string): string {
  return name.replace(/(?<=\/)index\.html$|\.html$/, '');
}

function kindOf(name: string): string {
  const [, first = '', second = ''] = name.split('/');
  const language = isLocale(first) ? first : undefined;
  const below = language ? ` below /${language}/` : '';
  if (name.endsWith('.html')) return `pages${below}`;
  if (name.endsWith('.md')) return `pages as Markdown${below}`;
  const folder = language ? second : first;
  if (folder === 'assets') return 'scripts, styles and fonts';
  if (folder === 'img' || folder === 'videos') return 'pictures and films';
  if (folder === 'search-index') return 'texts of the search';
  if (folder === 'editor') return 'files of the editor';
  return 'site maps, feeds, robots.txt and their like';
}

/** Throws if pages are missing: a build that lost pages would agree with a site that lost them too. */
async function refuseGaps({ dir, folders, files }: Built): Promise<void> {
  const known = new Set(files.map(({ path }) => path));
  for (const folder of folders) {
    const map = join(dir, folder, 'sitemap.xml');
    const named = [...(await readFile(map, 'utf8')).matchAll(/<loc>([^<]+)<\/loc>/g)];
    const lost = named
      .map(([, url = '']) => new URL(url).pathname)
      .filter((path) => !known.has(path));
    if (named.length === 0 || lost.length > 0) {
      throw new Error(
        `${map} names pages that are not in the build: ${lost.join(', ') || 'none'}.`,
      );
    }
  }
}
