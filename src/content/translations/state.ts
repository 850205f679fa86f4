import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../../data/translations';
import { DEFAULT_LOCALE, type Locale } from '../../languages/locales';
import { siteDay } from '../../lib/site-day';
import { readSite } from '../check/read-site';
import { unfitFiles } from '../check/translations/pages';
import { remembered } from '../remembered';
import { filesOf } from '../site-files';
import { englishFile, translationOf } from './files';
import { pageBeside } from './accept';
import type { Comparison } from './compare';
import { oldFacts, quotesAny } from './old-facts';
import { recordFile } from './record';

/** The modification times of files, as a cache key. */
function stampOf(siteDir: string, files: readonly string[]): string {
  return files
    .map((file) => statSync(path.join(siteDir, file), { throwIfNoEntry: false })?.mtimeMs ?? '-')
    .join(' ');
}

const comparisons = remembered(
  (source, siteDir: string, locale: Locale, _stamp: string): Comparison | undefined =>
    pageBeside(filesOf(siteDir), locale, source)?.comparison,
);
const unfit = remembered((siteDir, _stamp: string) => unfitFiles(readSite(siteDir, siteDay())));

const factsOf = remembered((siteDir: string, locale: Locale, _stamp: string) =>
  oldFacts(filesOf(siteDir), locale),
);

/**
 * Compares a page with its English file; undefined if it is not translated, or is code.
 * @param file either of the two
 */
function comparisonOf(siteDir: string, locale: Locale, file: string): Comparison | undefined {
  const source = englishFile(file) ?? file;
  const own = translationOf(source, locale);
  if (locale === DEFAULT_LOCALE || own === undefined) return undefined;
  const files = [source, own, recordFile(locale, source), `${dataFolder(locale)}/glossary.json`];
  return comparisons(source, siteDir, locale, stampOf(siteDir, files));
}

/**
 * True if the English of a page, or of a fact that it quotes, has changed since it was translated. Its readers are
 * told.
 *
 * @param file from the project folder, the English one or its translation
 */
export function isOlder(siteDir: string, locale: Locale, file: string): boolean {
  const comparison = comparisonOf(siteDir, locale, file);
  if (comparison === undefined) return false;
  if (comparison.old.length > 0) return true;
  const folders = ['src/data', dataFolder(locale), path.dirname(recordFile(locale, 'src/data/x'))];
  const old = factsOf(siteDir, locale, stampOf(siteDir, filesIn(siteDir, folders)));
  const own = translationOf(englishFile(file) ?? file, locale) ?? file;
  return old.length > 0 && quotesAny(readFileSync(path.join(siteDir, own), 'utf8'), old);
}

/**
 * The lines of a translation whose English has changed since it was made, without lines that are new in English.
 * @param file from the project folder, the English one or its translation
 */
export function oldLines(siteDir: string, locale: Locale, file: string): ReadonlySet<number> {
  const old = comparisonOf(siteDir, locale, file)?.old ?? [];
  return new Set(old.flatMap(({ line, was }) => (was === undefined ? [] : [line])));
}

/** The Markdown and JSON files below some folders. */
function filesIn(siteDir: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) => {
    const full = path.join(siteDir, folder);
    if (!existsSync(full)) return [];
    return readdirSync(full, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:md|json)$/.test(name))
      .map((name) => path.join(folder, name));
  });
}

/** The folders that decide whether a translation fits the site. */
const SITE = ['docs', 'blog', 'src/pages', 'src/data', 'i18n'];

/**
 * True if a page can be shown in a language. An old translation is shown as long as it fits the site: its facts exist,
 * its links lead somewhere, and it has the headings of the English page. Otherwise the English page is shown, as if
 * nobody had translated it.
 *
 * @param file from the project folder, the English one or its translation
 */
export function usable(siteDir: string, locale: Locale, file: string): boolean {
  if (locale === DEFAULT_LOCALE) return true;
  const own = translationOf(englishFile(file) ?? file, locale);
  if (own === undefined) return true;
  const comparison = comparisonOf(siteDir, locale, file);
  if (comparison === undefined) return false;
  // With the same quotes and links, it fits if the English does.
  if (comparison.differences.length === 0) return true;
  return !unfit(siteDir, stampOf(siteDir, filesIn(siteDir, SITE))).includes(own);
}

/** True if readers of a file get the English text, with facts in English. */
export function isEnglish(siteDir: string, locale: Locale, file: string): boolean {
  return englishFile(file) === undefined || !usable(siteDir, locale, file);
}

/**
 * The text to show for a file in a language: its own, or the English text if it is not usable.
 *
 * @param file from the project folder
 * @param text the content of the file
 */
export function shownText(siteDir: string, locale: Locale, file: string, text: string): string {
  const source = englishFile(file);
  return source === undefined || usable(siteDir, locale, file)
    ? text
    : readFileSync(path.join(siteDir, source), 'utf8');
}
