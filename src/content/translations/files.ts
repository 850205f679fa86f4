import type { Locale } from '../../languages/locales';

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
