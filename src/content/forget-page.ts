import { rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data/translations';
import { fields } from '../data/sense/problem';
import { listFiles } from './check/files';
import { nearestPage } from './check/gone';
import type { SiteMap } from './check/links';
import { pageRoute } from './check/routes';
import { translatedLocales } from './check/translations/pages';
import { docAddress } from './doc-ids';
import { filesOf } from './site-files';
import { englishFile } from './translations/files';
import { recordFile } from './translations/record';
import { heirOf } from './translations/renamed';
import { editJson, readJsonFile, type JsonEdit } from './edit-json';
import { waitingPages } from './waiting';

const REDIRECTS = 'src/data/redirects.json';
const ADDRESSES = 'src/data/addresses.json';
const PLACES = 'src/data/places.json';

/** The data files whose entries have pages. */
const LISTS = ['laws', 'services', 'people'];

const remove = (siteDir: string, ...files: string[]): string[] => {
  files.forEach((file) => rmSync(path.join(siteDir, file)));
  return files;
};

/** Removes entries of a group from a JSON file. */
const drop = (siteDir: string, file: string, names: readonly string[], ...group: string[]) =>
  editJson(
    siteDir,
    file,
    names.map((name) => [[...group, name], undefined]),
  );

/** Removes the entries whose page is at an address. */
function forgetEntries(siteDir: string, page: string): string[] {
  return LISTS.flatMap((list) => {
    const file = `src/data/${list}.json`;
    const entries = Object.entries(fields(readJsonFile(siteDir, file)));
    const gone = entries.filter(([, entry]) => fields(entry)['path'] === page);
    return drop(
      siteDir,
      file,
      gone.map(([id]) => id),
    );
  });
}

/** Deletes a text that nothing shows because its entry is gone. */
function forgetText(siteDir: string, page: string): string[] {
  const site = filesOf(siteDir);
  const contents = Object.fromEntries(
    LISTS.map((list) => [list, readJsonFile(siteDir, `src/data/${list}.json`)]),
  );
  const routeOf = (file: string): string =>
    file.startsWith('docs/') ? docAddress(file, site.text(file)) : pageRoute(file);
  const files = waitingPages(site, contents).map(({ file }) => file);
  return remove(siteDir, ...files.filter((file) => routeOf(file) === page));
}

/** Deletes translations, with their records, whose English text is gone and was not renamed. */
function forgetTranslations(siteDir: string): string[] {
  const site = filesOf(siteDir);
  const english = ['docs', 'blog', 'src/pages']
    .flatMap((folder) => listFiles(site, folder))
    .filter((file) => file.endsWith('.md'));
  return translatedLocales(site).flatMap((locale) =>
    listFiles(site, `i18n/${locale}`).flatMap((file) => {
      const source = englishFile(file);
      if (source === undefined || site.has(source)) return [];
      const record = recordFile(locale, source);
      return site.has(record) && heirOf(site, locale, source, english) === undefined
        ? remove(siteDir, file, record)
        : [];
    }),
  );
}

/** Removes the words of missing entries from the translated facts and their records. */
function forgetWords(siteDir: string): string[] {
  const site = filesOf(siteDir);
  return translatedLocales(site).flatMap((locale) =>
    LISTS.flatMap((list) => {
      const source = `src/data/${list}.json`;
      const known = fields(readJsonFile(siteDir, source));
      const record = recordFile(locale, source);
      return [`${dataFolder(locale)}/${list}.json`, record].flatMap((file) => {
        if (!site.has(file)) return [];
        const gone = Object.keys(fields(readJsonFile(siteDir, file))).filter(
          (place) => !((place.split('.')[0] ?? '') in known),
        );
        return drop(siteDir, file, gone);
      });
    }),
  );
}

/** Removes towns whose law is gone; they are found by their county again. */
function forgetPlaces(siteDir: string): string[] {
  const { places, jurisdictions } = fields(readJsonFile(siteDir, PLACES));
  const known = {
    ...fields(jurisdictions),
    ...fields(readJsonFile(siteDir, 'src/data/laws.json')),
  };
  const gone = Object.entries(fields(places)).filter(([, law]) => !(String(law) in known));
  return drop(
    siteDir,
    PLACES,
    gone.map(([place]) => place),
    'places',
  );
}

/** Redirects a published address, and updates redirects that led to it. */
function leadOn(siteDir: string, page: string, to: string, map: SiteMap): string[] {
  const redirects = readJsonFile(siteDir, REDIRECTS) as { from: string; to: string }[];
  const known = readJsonFile(siteDir, ADDRESSES) as string[];
  const isNew = known.includes(page) && !map.redirects.has(page);
  const old = redirects.flatMap((one, index): JsonEdit[] =>
    one.to.replace(/#.*/, '') === page ? [[[index, 'to'], to]] : [],
  );
  return editJson(siteDir, REDIRECTS, [
    ...old,
    ...(isNew ? [[[redirects.length], { from: page, to }] as JsonEdit] : []),
  ]);
}

/**
 * Removes what is left of a page that is gone: its entry or its text, its translations and the towns of its law.
 * Redirects its address.
 *
 * @returns the files that were changed
 */
export function forgetPage(siteDir: string, page: string, map: SiteMap): string[] {
  const shown = [...forgetEntries(siteDir, page), ...forgetText(siteDir, page)];
  return [
    ...shown,
    ...forgetPlaces(siteDir),
    ...forgetTranslations(siteDir),
    ...forgetWords(siteDir),
    ...leadOn(siteDir, page, nearestPage(page), map),
  ];
}
