import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import stock from '@docusaurus/theme-translations/locales/base/theme-common.json';
import type { Texts } from './texts';

/** The file in which `docusaurus write-translations` keeps the messages of a language. There is none for English. */
export const MESSAGES = 'code.json';

/** The messages of the stock theme, which Docusaurus translates. */
const STOCK: Texts = Object.fromEntries(
  Object.entries(stock).filter(([key]) => !key.endsWith('___DESCRIPTION')),
);

/** True if a message is from the stock theme, so a language need not translate it. */
export const isStock = (key: string): boolean => key in STOCK;

/** The code is only parsed, so the presets of the build are not needed. */
const PARSER = {
  babelrc: false,
  configFile: false,
  parserOpts: { plugins: ['typescript'] },
  overrides: [{ test: /\.tsx$/, parserOpts: { plugins: ['typescript', 'jsx'] } }],
};

/** The code files that have messages, so that the others need not be parsed. */
function sayingFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate'));
}

/**
 * The English messages of the code, extracted as Docusaurus extracts them. Takes about a second.
 *
 * @param siteDir the project folder
 * @throws Error when a code file cannot be parsed
 */
export async function englishMessages(siteDir: string): Promise<Texts> {
  const found = await extractAllSourceCodeFileTranslations(sayingFiles(siteDir), PARSER);
  const own = found.flatMap(({ translations }) =>
    Object.entries(translations).map(([key, { message }]): [string, string] => [key, message]),
  );
  return { ...STOCK, ...Object.fromEntries(own) };
}
