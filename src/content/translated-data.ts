import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from '../data/translations';
import type { Locale } from '../lib/locales';

/** The data files whose texts are translated into a language, by their names without `.json`. */
export function translatedFiles(siteDir: string, locale: Locale): string[] {
  const folder = path.join(siteDir, dataFolder(locale));
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
}
