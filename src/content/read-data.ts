import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../data/json';
import { dataFolder, withTexts } from '../data/translations';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../lib/locales';
import { createFacts, FACT_FILES, type Facts } from './facts';
import { ContentError } from './problems';

/**
 * Reads one JSON file of `src/data`, with its texts in a language where they are translated.
 * @throws ContentError naming file and line when a file is missing or is not JSON.
 */
export function readData(siteDir: string, name: string, locale: Locale = DEFAULT_LOCALE): unknown {
  const english = readFile(siteDir, `src/data/${name}.json`);
  const translated = `${dataFolder(locale)}/${name}.json`;
  return locale !== DEFAULT_LOCALE && existsSync(path.join(siteDir, translated))
    ? withTexts(english, readFile(siteDir, translated))
    : english;
}

function readFile(siteDir: string, file: string): unknown {
  let text: string;
  try {
    text = readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    throw new ContentError([{ file, message: 'The file is missing.' }]);
  }
  const { value, problems } = readJson(text);
  if (value === undefined) {
    throw new ContentError(
      problems.map(({ line, message }) => ({ file, line, message: `${message}.` })),
    );
  }
  return value;
}

/** Reads the facts of a site folder in a language. @throws ContentError as {@link readData} does. */
export function loadFacts(siteDir: string, locale: Locale = DEFAULT_LOCALE): Facts {
  return createFacts(
    Object.fromEntries(FACT_FILES.map((name) => [name, readData(siteDir, name, locale)])),
    LOCALES[locale].htmlLang,
  );
}
