import { dataFolder } from '../../data/translations';
import type { Locale } from '../../languages/locales';
import type { SiteFiles } from '../site-files';

/** The folders below `i18n/<language>` where Docusaurus looks for translated Markdown, with their English folders. */
const FOLDERS = {
  'docusaurus-plugin-content-docs/current': 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'src/pages',
} as const;

const TRANSLATION = new RegExp(`^i18n/[a-z]+/(${Object.keys(FOLDERS).join('|')})/(.+)$`);
const ENGLISH = new RegExp(`^(${Object.values(FOLDERS).join('|')})/(.+\\.md)$`);

/** The English file of a translation, both from the project folder; undefined for any other file. */
export function englishFile(file: string): string | undefined {
  const [, folder, name = ''] = TRANSLATION.exec(file) ?? [];
  return folder && `${FOLDERS[folder as keyof typeof FOLDERS]}/${name}`;
}

/**
 * The path of a file's translation into another language, whether it exists or not.
 *
 * @param file from the project folder
 * @returns undefined for a file that is not translated as a whole, for example a page that is code
 */
export function translationOf(file: string, locale: Locale): string | undefined {
  const [, english, name = ''] = ENGLISH.exec(file) ?? [];
  const folder = Object.entries(FOLDERS).find(([, one]) => one === english)?.[0];
  return folder && `i18n/${locale}/${folder}/${name}`;
}

/** The data files with a translation into a language, by name without `.json`. */
export function translatedDataNames(files: SiteFiles, locale: Locale): string[] {
  const folder = dataFolder(locale);
  return files
    .list(folder)
    .flatMap((file) => /^([^/]+)\.json$/.exec(file.slice(folder.length + 1))?.[1] ?? []);
}

/** The translated texts of a data file, as parsed; undefined if there are none or they cannot be parsed. */
export function readTexts(files: SiteFiles, locale: Locale, name: string): unknown {
  return files.json(`${dataFolder(locale)}/${name}.json`)?.value;
}
