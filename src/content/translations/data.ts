import { dataFolder } from '../../data/translations';
import type { Locale } from '../../languages/locales';
import type { SiteFiles } from '../site-files';

/** The data files whose texts are translated into a language, by their names without `.json`. */
export function translatedFiles(files: SiteFiles, locale: Locale): string[] {
  const folder = dataFolder(locale);
  return files
    .list(folder)
    .flatMap((file) => /^([^/]+)\.json$/.exec(file.slice(folder.length + 1))?.[1] ?? []);
}

/** The texts of a data file in a language, as they are typed; undefined where there are none, or none that can be read. */
export function readTexts(files: SiteFiles, locale: Locale, name: string): unknown {
  return files.json(`${dataFolder(locale)}/${name}.json`)?.value;
}
