import { dataFolder } from '../../data/translations';
import type { Locale } from '../../languages/locales';
import type { SiteFiles } from '../site-files';

/** Where Docusaurus looks for the translations of a folder of Markdown, below `i18n/<language>`. */
const FOLDERS = {
  'docusaurus-plugin-content-docs/current': 'docs',
  'docusaurus-plugin-content-blog': 'blog',
  'docusaurus-plugin-content-pages': 'src/pages',
} as const;

const TRANSLATION = new RegExp(`^i18n/[a-z]+/(${Object.keys(FOLDERS).join('|')})/(.+)$`);
const ENGLISH = new RegExp(`^(${Object.values(FOLDERS).join('|')})/(.+\\.md)$`);

/** The English file that a file is the translation of, both from the project folder; undefined for any other file. */
export function englishFile(file: string): string | undefined {
  const [, folder, name = ''] = TRANSLATION.exec(file) ?? [];
  return folder && `${FOLDERS[folder as keyof typeof FOLDERS]}/${name}`;
}

/**
 * The file that has the text of an English one in another language, whether it is there or not.
 *
 * @param file from the project folder
 * @returns undefined for a file that is not translated as a whole, such as a page that is a program
 */
export function translationOf(file: string, locale: Locale): string | undefined {
  const [, english, name = ''] = ENGLISH.exec(file) ?? [];
  const folder = Object.entries(FOLDERS).find(([, one]) => one === english)?.[0];
  return folder && `i18n/${locale}/${folder}/${name}`;
}

/** The data files whose texts are translated into a language, by their names without `.json`. */
export function translatedDataNames(files: SiteFiles, locale: Locale): string[] {
  const folder = dataFolder(locale);
  return files
    .list(folder)
    .flatMap((file) => /^([^/]+)\.json$/.exec(file.slice(folder.length + 1))?.[1] ?? []);
}

/**
 * The texts of a data file in a language, as they are typed; undefined where there are none, or none that can be read.
 */
export function readTexts(files: SiteFiles, locale: Locale, name: string): unknown {
  return files.json(`${dataFolder(locale)}/${name}.json`)?.value;
}
