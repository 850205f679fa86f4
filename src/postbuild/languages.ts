import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LOCALE } from '../languages/locales';
import { FOLDER as SOCIAL_FOLDER } from './social-pictures';
import type { InlineParts } from './headers/inline-parts';
import type { Listed } from './markdown/llms';
import type { PageName } from './pages';
import { rootOf, type Site } from './site';

/** One language's finished pages and what was read from them, from which the files of the host are made. */
export interface FinishedLanguage {
  pages: readonly PageName[];
  inline: InlineParts;
  listed: readonly Listed[];
}

/**
 * Adds all other languages built so far to a finished one, in the order of the site. Whichever language is built last
 * thus sees all of them.
 */
export async function allLanguages(site: Site, own: FinishedLanguage): Promise<FinishedLanguage[]> {
  const kept = (base: string): string => join(site.cacheDir, 'pages', base, 'finished.json');
  await mkdir(dirname(kept(site.base)), { recursive: true });
  await writeFile(kept(site.base), JSON.stringify(own));
  const root = rootOf(site);
  const bases = [...new Set(site.bases)].filter(
    (base) => base === site.base || existsSync(join(root, base, 'index.html')),
  );
  return Promise.all(
    bases.map(async (base) =>
      base === site.base
        ? own
        : (JSON.parse(await readFile(kept(base), 'utf8')) as FinishedLanguage),
    ),
  );
}

/**
 * Removes what is at the root for all languages but Docusaurus copies into each: pictures and films. Social pictures
 * stay, since they contain words.
 */
export async function removeShared({ outDir, language }: Site): Promise<void> {
  if (language === DEFAULT_LOCALE) return;
  const pictures = join(outDir, 'img');
  const shared = (await readdir(pictures)).filter((name) => name !== basename(SOCIAL_FOLDER));
  await Promise.all(
    [join(outDir, 'videos'), ...shared.map((name) => join(pictures, name))].map((place) =>
      rm(place, { recursive: true, force: true }),
    ),
  );
}

/**
 * Stores the ids that headings of English pages were given, for the other languages, which are built later.
 *
 * @returns `of` returns the ids of a page by its path without the base, `keep` stores those of all pages
 */
export async function headingIdsInEnglish(site: Site): Promise<{
  of: (path: string) => readonly string[] | undefined;
  keep: (ids: ReadonlyMap<string, readonly string[]>) => Promise<void>;
}> {
  const file = join(site.cacheDir, 'heading-ids.json');
  const isEnglish = site.language === DEFAULT_LOCALE;
  const kept =
    !isEnglish && existsSync(file)
      ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, readonly string[]>)
      : {};
  return {
    of: (path) => kept[path],
    keep: async (ids) => {
      if (isEnglish) await writeFile(file, JSON.stringify(Object.fromEntries(ids)));
    },
  };
}
