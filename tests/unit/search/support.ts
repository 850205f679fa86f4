import type { Corpus, Section } from '../../../src/search/corpus';
import { inEach } from '../../../src/languages/all-locales';
import { buildIndex, type Index } from '../../../src/search/index-of';
import type { Language } from '../../../src/search/stems';

/** Returns a section of `/page`, or of the given address. */
export const section = (heading: string, text: string, url = `/page#${heading}`): Section => ({
  url,
  page: 'Page',
  kind: 'page',
  heading,
  above: [],
  blocks: [text],
});

/** Enough other sections to make words rare or common. */
const OTHERS = Array.from({ length: 12 }, (_, i) =>
  section(`Other ${i}`, `Radon in homes, part ${i}. A test tells.`, `/other-${i}`),
);

/** Returns words for some languages, and `none` for the others. */
export const inSome = <T>(none: T, of: Partial<Record<Language, T>>): Record<Language, T> => ({
  ...inEach(() => none),
  ...of,
});

/** Returns the index of a small site. */
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
    levels: { consider: 2, action: 4, urgent: 8, bqPerPci: 37 },
    zips: ['208', '220'],
    price: '$165',
    synonyms: inEach(() => ({})),
    elsewhere: inEach(() => []),
    words: [],
    ...more,
  });
}
