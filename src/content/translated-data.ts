import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../data/json';
import { dataFolder } from '../data/translations';
import type { Locale } from '../lib/locales';

/** The data files whose texts are translated into a language, by their names without `.json`. */
export function translatedFiles(siteDir: string, locale: Locale): string[] {
  const folder = path.join(siteDir, dataFolder(locale));
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
}

/** The texts of a data file in a language, as they are typed; undefined where there are none, or none that can be read. */
export function readTexts(siteDir: string, locale: Locale, name: string): unknown {
  const file = path.join(siteDir, dataFolder(locale), `${name}.json`);
  return existsSync(file) ? readJson(readFileSync(file, 'utf8')).value : undefined;
}
