import { existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../languages/locales';
import { listFiles } from '../check/files';
import { filesOf, type SiteFiles } from '../site-files';
import { englishFile, translationOf } from './files';
import { readText } from './blocks';
import { markOf, readRecord, recordFile, type PageRecord } from './record';

/** A file counts as renamed if more than this share of its recorded blocks is in a file with another name. */
const SAME = 0.5;

/**
 * The new name of an English file that was renamed.
 *
 * @param gone the old name, from which a translation was made, from the project folder
 * @param files today's English files
 * @returns undefined if the text is nowhere else, or only in files that have a translation already
 */
export function heirOf(
  site: SiteFiles,
  locale: Locale,
  gone: string,
  files: readonly string[],
): string | undefined {
  const record = readRecord<PageRecord>(site, locale, gone) ?? [];
  const shareIn = (file: string): number => {
    const { blocks } = readText(file, site.text(file) ?? '');
    const now = new Set(blocks.map(markOf));
    return record.filter(([english]) => now.has(english)).length / Math.max(record.length, 1);
  };
  return files
    .filter((file) => {
      const own = translationOf(file, locale);
      return own !== undefined && !site.has(own);
    })
    .map((file) => ({ file, share: shareIn(file) }))
    .filter(({ share }) => share > SAME)
    .sort((a, b) => b.share - a.share)[0]?.file;
}

/** Renames a translation and its record after the new name of the English file. */
function follow(siteDir: string, locale: Locale, gone: string, heir: string): void {
  for (const nameOf of [translationOf, (file: string) => recordFile(locale, file)]) {
    const [from, to] = [nameOf(gone, locale), nameOf(heir, locale)];
    if (from === undefined || to === undefined || !existsSync(path.join(siteDir, from))) continue;
    mkdirSync(path.dirname(path.join(siteDir, to)), { recursive: true });
    renameSync(path.join(siteDir, from), path.join(siteDir, to));
  }
}

/**
 * Renames the translations whose English file was renamed.
 *
 * @param files today's English files
 * @returns the new names of the translations
 */
export function followRenames(siteDir: string, locale: Locale, files: readonly string[]): string[] {
  const site = filesOf(siteDir);
  return listFiles(site, `i18n/${locale}`).flatMap((own) => {
    const gone = englishFile(own);
    if (gone === undefined || site.has(gone)) return [];
    const heir = heirOf(site, locale, gone, files);
    if (heir === undefined) return [];
    follow(siteDir, locale, gone, heir);
    return translationOf(heir, locale) ?? [];
  });
}
