import { dataFolder, withTexts } from '../data/translations';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../lib/locales';
import { createFacts, FACT_FILES, type Facts } from './facts';
import { ContentError } from './problems';
import type { SiteFiles } from './site-files';

/**
 * Reads one JSON file of `src/data`, with its texts in a language where they are translated.
 * @throws ContentError naming file and line when a file is missing or is not JSON.
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

/** Reads the facts of a site folder in a language. @throws ContentError as {@link readData} does. */
export function loadFacts(files: SiteFiles, locale: Locale = DEFAULT_LOCALE): Facts {
  return createFacts(
    Object.fromEntries(FACT_FILES.map((name) => [name, readData(files, name, locale)])),
    LOCALES[locale].htmlLang,
  );
}
