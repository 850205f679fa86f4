import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { extractAllSourceCodeFileTranslations } from '@docusaurus/babel';
import stock from '@docusaurus/theme-translations/locales/base/theme-common.json';
import type { Texts } from './texts';

/** Where `docusaurus write-translations` puts the messages of a language, beside which no English ones are kept. */
export const MESSAGES = 'code.json';

/** Messages of the stock theme have translations of their own. */
const STOCK: Texts = Object.fromEntries(
  Object.entries(stock).filter(([key]) => !key.endsWith('___DESCRIPTION')),
);

/** Whether a message is the stock theme's: none of them is missing. */
export const isStock = (key: string): boolean => key in STOCK;

/** The programs are parsed and not compiled, so none of the build's presets is loaded. */
const PARSER = {
  babelrc: false,
  configFile: false,
  parserOpts: { plugins: ['typescript'] },
  overrides: [{ test: /\.tsx$/, parserOpts: { plugins: ['typescript', 'jsx'] } }],
};

/** The programs that say something: one in four. */
function sayingFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('@docusaurus/Translate'));
}

/**
 * The English messages of the programs, found in them as Docusaurus finds them. It takes a second.
 *
 * @param siteDir the project folder
 * @throws Error when a program cannot be read
 */
export async function englishMessages(siteDir: string): Promise<Texts> {
  const found = await extractAllSourceCodeFileTranslations(sayingFiles(siteDir), PARSER);
  const own = found.flatMap(({ translations }) =>
    Object.entries(translations).map(([key, { message }]): [string, string] => [key, message]),
  );
  return { ...STOCK, ...Object.fromEntries(own) };
}
