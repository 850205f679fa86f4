import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../../lib/locales';
import { suggest, type LineProblem, type Problem } from '../problems';
import { englishFile } from '../translated-files';
import { recordFile } from '../translations/record';
import { heirOf } from '../translations/renamed';
import { listFiles } from './files';
import type { Beside } from './translated-pages';

/** Why a file below a language is the translation of nothing; undefined where it is one. */
export function strayProblem(
  file: string,
  locale: Locale,
  { siteDir, files }: Beside,
): (LineProblem & { isExpected: boolean }) | undefined {
  const source = englishFile(file);
  if (source === undefined || !file.endsWith('.md')) {
    const message = `Nothing reads this file: translations lie in docusaurus-plugin-content-docs/current, -blog and -pages of i18n/${locale}, under the name of the English file.`;
    return { message, isExpected: false };
  }
  // A page that nobody sees yet is a file too.
  if (existsSync(path.join(siteDir, source))) return undefined;
  const wasThere = existsSync(path.join(siteDir, recordFile(locale, source)));
  const heir = heirOf(
    siteDir,
    locale,
    source,
    files.map((one) => one.file),
  );
  if (heir !== undefined) {
    const message = `The English file ${source} is called ${heir} now. Leave this translation: it is given the same name by itself, after the change is published. Who has the project on a computer runs "npm run translate:accept -- --renewed" for it.`;
    return { message, isExpected: true };
  }
  const message = wasThere
    ? `The English file ${source} is gone; delete this one too.`
    : `There is no English file ${source}. ${suggest(
        source,
        files.map((one) => one.file),
      )}`;
  return { message, isExpected: wasThere };
}

/** Folders of `i18n` that no language of the site has. */
export function foreignFolders(siteDir: string): Problem[] {
  if (!existsSync(path.join(siteDir, 'i18n'))) return [];
  return readdirSync(path.join(siteDir, 'i18n'), { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && (!isLocale(entry.name) || entry.name === DEFAULT_LOCALE),
    )
    .filter(({ name }) => listFiles(siteDir, `i18n/${name}`).length > 0)
    .map(({ name }) => {
      const message = `Nothing reads this folder: the site is translated into ${Object.keys(LOCALES)
        .filter((locale) => locale !== DEFAULT_LOCALE)
        .join(', ')}.`;
      return { file: `i18n/${name}`, message };
    });
}
