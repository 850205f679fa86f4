import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LOCALE } from '../languages/locales';
import { FOLDER as SOCIAL_FOLDER } from './social-pictures';
import type { InlineParts } from './headers/inline-parts';
import type { Listed } from './markdown/llms';
import type { PageName } from './pages';
import { rootOf, type Site } from './site';

/** What the files of the host are made of: what its finished pages say in one language. */
export interface FinishedLanguage {
  pages: readonly PageName[];
  inline: InlineParts;
  listed: readonly Listed[];
}

/**
 * Adds to one finished language all others there are so far, in the order of the site. So the last language that is
 * built, whichever that is, sees all.
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
 * Removes what the root has for all languages, and Docusaurus copies below each: pictures and films. The pictures for
 * social networks stay, for they have words in them.
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
 * Keeps the ids that headings of English pages were given, and gives them to the other languages, which are built after
 * it.
 *
 * @returns `of` a page, by its path without the base, and `keep` for those of all
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
