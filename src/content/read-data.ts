import { dataFolder, withTexts } from '../data/translations';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';
import { ContentError } from './problems';
import type { SiteFiles } from './site-files';

/**
 * Reads a JSON file of `src/data`, with its translated texts if there are any.
 * @throws ContentError naming file and line if the file is missing or is not JSON.
 */
export function readData(files: SiteFiles, name: string, locale: Locale = DEFAULT_LOCALE): unknown {
  const english = readFile(files, `src/data/${name}.json`);
  const translated = `${dataFolder(locale)}/${name}.json`;
  return locale !== DEFAULT_LOCALE && files.has(translated)
    ? withTexts(english, readFile(files, translated))
    : english;
}

function readFile(files: SiteFiles, file: string): unknown {
  const read = files.json(file);
  if (read === undefined) throw new ContentError([{ file, message: 'The file is missing.' }]);
  const { value, problems } = read;
  if (value === undefined) {
    throw new ContentError(
      problems.map(({ line, message }) => ({ file, line, message: `${message}.` })),
    );
  }
  return value;
}
