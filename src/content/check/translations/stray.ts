import { TRANSLATED_LOCALES } from '../../../languages/all-locales';
import { DEFAULT_LOCALE, isLocale, type Locale } from '../../../languages/locales';
import { suggest, type Problem } from '../../problems';
import type { SiteFiles } from '../../site-files';
import { englishFile } from '../../translations/files';
import { recordFile } from '../../translations/record';
import { heirOf } from '../../translations/renamed';
import { listFiles } from '../files';
import type { Site } from '../read-site';

/** Why a file in a language's folder is no translation, or undefined if it is one. */
export function strayProblem(file: string, locale: Locale, site: Site): Problem | undefined {
  const source = englishFile(file);
  if (source === undefined || !file.endsWith('.md')) {
    const message =
      'Nothing reads this file: translations belong in docusaurus-plugin-content-docs/current, ' +
      `-blog and -pages of i18n/${locale}, under the name of the English file.`;
    return { file, message };
  }
  // Pages that nobody sees yet count too.
  if (site.has(source)) return undefined;
  const english = site.files.map((one) => one.file);
  const heir = heirOf(site, locale, source, english);
  if (heir !== undefined) {
    const message =
      `The English file ${source} is called ${heir} now. Leave this translation: it is given the ` +
      'same name by itself, after the change is published. Who has the project on a computer ' +
      'runs "npm run translate:accept -- --renewed" for it.';
    return { file, message, mayWait: true };
  }
  const wasThere = site.has(recordFile(locale, source));
  const message = wasThere
    ? `The English file ${source} is gone; delete this one too.`
    : `There is no English file ${source}. ${suggest(source, english)}`;
  return { file, message, ...(wasThere && { mayWait: true }) };
}

/** Reports folders of `i18n` that are not a language the site is translated into. */
export function foreignFolders(files: SiteFiles): Problem[] {
  const folders = listFiles(files, 'i18n').flatMap(
    (file) => /^i18n\/([^/]+)\//.exec(file)?.[1] ?? [],
  );
  return [...new Set(folders)]
    .filter((name) => !isLocale(name) || name === DEFAULT_LOCALE)
    .map((name) => {
      const message = `Nothing reads this folder: the site is translated into ${TRANSLATED_LOCALES.join(', ')}.`;
      return { file: `i18n/${name}`, message };
    });
}
