import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../src/languages/locales';
import type { Corpus, Later, Section } from '../../src/search/corpus';
import { buildIndex, type Index } from '../../src/search/index-of';
import { FILES, FOLDER } from '../../src/search/file';
import { whole } from '../../src/search/load';
import type { Language } from '../../src/search/stems';
import type { Indexes } from './shown';

/**
 * Reads a search file of the built site in a language.
 *
 * @throws Error if the site is not built
 */
function built<Of>(language: Language, name: string): Of {
  const base = language === DEFAULT_LOCALE ? '' : language;
  return JSON.parse(readFileSync(join(__dirname, '../../build', base, FOLDER, name), 'utf8')) as Of;
}

function corpora(language: Language): { main: Corpus; all: Corpus } {
  const main = built<Corpus>(language, FILES.main);
  return { main, all: whole(main, built<Later>(language, FILES.later)) };
}

/** Returns the indexes of the built site in a language: of its first file only, and of both files. */
export function builtIndexes(language: Language): Indexes {
  const { main, all } = corpora(language);
  return { first: buildIndex(main), whole: buildIndex(all) };
}

/** Returns the index of both files: `whole` of {@link builtIndexes}. */
export const builtIndex = (language: Language): Index => builtIndexes(language).whole;

/** Returns the parts of pages that the built site searches in a language. */
export const builtSections = (language: Language): readonly Section[] =>
  corpora(language).all.sections;
