import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionsFile } from '../../../scripts/search/judge';
import type { Indexes } from '../../../scripts/search/shown';
import { inEach } from '../../../src/languages/all-locales';
import { searchKnowledge } from '../../../src/content/search-knowledge';
import type { Corpus, Section } from '../../../src/search/corpus';
import { buildIndex, type Index } from '../../../src/search/index-of';
import { whole } from '../../../src/search/load';
import type { Language } from '../../../src/search/stems';
import { searchFiles } from '../../../src/postbuild/search';

/** A section of "/page", or of the address given. */
export const section = (heading: string, text: string, url = `/page#${heading}`): Section => ({
  url,
  page: 'Page',
  kind: 'page',
  heading,
  above: [],
  blocks: [text],
});

/** Enough other sections for words to be rare or common. */
const OTHERS = Array.from({ length: 12 }, (_, i) =>
  section(`Other ${i}`, `Radon in homes, part ${i}. A test tells.`, `/other-${i}`),
);

/** Words of some languages, and none of the others. */
export const inSome = <T>(none: T, of: Partial<Record<Language, T>>): Record<Language, T> => ({
  ...inEach(() => none),
  ...of,
});

/** An index of a small site. */
export function indexOf(sections: Section[], more: Partial<Corpus> = {}): Index {
  return buildIndex({
    language: 'en',
    sections: [...sections, ...OTHERS],
    asked: [],
    glossary: [],
    places: {
      jurisdictions: {},
      places: {},
      intents: { sale: [], rental: [], law: [], visit: [] },
    },
    synonyms: inEach(() => ({})),
    elsewhere: inEach(() => []),
    words: [],
    ...more,
  });
}

/**
 * The pages of one day, and the example company's words: what the office writes later does not make a test red.
 * `npm run search:quality` asks the site as it is built.
 */
export const keptIndex = (language: Language): Index => keptIndexes(language).whole;

/** The same beside that of the first file alone. */
export function keptIndexes(language: Language): Indexes {
  const sections = JSON.parse(readFileSync(sectionsFile(language), 'utf8')) as Section[];
  const root = join(__dirname, '../../..');
  const { main, later } = searchFiles(language, sections, searchKnowledge(root, language));
  return { first: buildIndex(main), whole: buildIndex(whole(main, later)) };
}
