import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DEFAULT_LOCALE } from '../languages/locales';
import { FOLDER as SOCIAL_FOLDER } from './social-pictures';
import { finishedPage, type FinishedPage, type PageName } from './pages';
import { rootOf, type Site } from './site';

/**
 * Adds to the finished pages of one language those of all others there are so far. So the last language that is
 * built, whichever that is, sees all.
 */
export async function pagesOfAllLanguages(
  site: Site,
  own: readonly FinishedPage[],
): Promise<FinishedPage[]> {
  const list = (base: string): string => join(site.cacheDir, 'pages', base, 'names.json');
  await mkdir(dirname(list(site.base)), { recursive: true });
  await writeFile(
    list(site.base),
    JSON.stringify(own.map(({ base, name, path }): PageName => ({ base, name, path }))),
  );
  const root = rootOf(site);
  const others = [...new Set(site.bases)].filter(
    (base) => base !== site.base && existsSync(join(root, base, 'index.html')),
  );
  const read = await Promise.all(
    others.map(async (base) => {
      const names = JSON.parse(await readFile(list(base), 'utf8')) as PageName[];
      return names.map((name) => finishedPage(join(root, base), name));
    }),
  );
  const all = [...own, ...read.flat()];
  return all.sort((a, b) => site.bases.indexOf(a.base) - site.bases.indexOf(b.base));
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
