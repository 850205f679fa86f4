import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../../data/json';
import { schemas } from '../../data/schema';
import { dataFolder, textSlips } from '../../data/translations';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/locales';
import type { Problem } from '../problems';
import { translatedFiles } from '../translated-data';

const OTHERS = (Object.keys(LOCALES) as Locale[]).filter((locale) => locale !== DEFAULT_LOCALE);

/**
 * Checks the texts of the facts in other languages. That one is missing is no problem: English is read in its place.
 *
 * @param contents the English files whose form is right, by their names
 */
export function checkTranslatedData(
  siteDir: string,
  contents: Readonly<Record<string, unknown>>,
): Problem[] {
  return OTHERS.flatMap((locale) =>
    translatedFiles(siteDir, locale).flatMap((name) => {
      const file = `${dataFolder(locale)}/${name}.json`;
      if (!Object.hasOwn(schemas, name)) {
        const message = `There is no src/data/${name}.json with texts to translate; check the name of the file.`;
        return [{ file, message }];
      }
      const { value, problems, lineOf } = readJson(readFileSync(path.join(siteDir, file), 'utf8'));
      if (value === undefined || !(name in contents)) {
        return problems.map(({ line, message }) => ({ file, line, message: `${message}.` }));
      }
      return textSlips(schemas[name as keyof typeof schemas], contents[name], value).map(
        ({ path: place, message }) => ({
          file,
          line: lineOf(place),
          message: `${place.join('.') || 'The whole file'} ${message}.`,
        }),
      );
    }),
  );
}
