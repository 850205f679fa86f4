import type { Places } from '../laws/jurisdictions';
import type { DirectFacts } from './direct/direct';
import type { Kind } from './kinds';
import type { Language } from './stems';

/** A section of a page: what one result shows. */
export interface Section {
  /** Path without the base of the language, for example "/faqs#action-level". */
  url: string;
  /** The title of its page. */
  page: string;
  kind: Kind;
  heading: string;
  /** The headings above it on its page, below the title. */
  above: string[];
  /** Paragraphs, list items and table rows. */
  blocks: string[];
  /** The minor headings in it, which are no results of their own. */
  asks?: string[];
}

/** Questions in each language. */
export type Questions = Partial<Record<Language, string[]>>;

/**
 * What people ask about a section, in their own words and languages. `at` is the URL of the section, `answer` the fact
 * that answers, if one does.
 */
export type Asked = { at: string; answer?: string } & Questions;

/** {@link Asked} as the office keeps it, with rarer ways to ask. */
export type WithRarer = Asked & { also?: Questions };

/** Typed words, by language, each with the words of the pages that mean the same. */
export type Synonyms = Record<Language, Record<string, string>>;

/** Subjects that visitors bring here by mistake, in the words of each language: "carbon monoxide", "car inspection". */
export type Elsewhere = Record<Language, string[]>;

/** A technical term: its short and its full name, and what it means. */
export interface Meaning {
  term: string;
  name: string;
  meaning: string;
}

/** What is loaded after the first result is shown. */
export type Later = Pick<Corpus, 'sections' | 'asked' | 'words'>;

/** What the search knows besides the texts: how people ask, and about which places. */
export type Knowledge = Pick<
  Corpus,
  'glossary' | 'places' | 'levels' | 'price' | 'zips' | 'synonyms' | 'elsewhere'
> & {
  asked: readonly WithRarer[];
};

/** Everything that is searched in one language, as the build writes it. */
export interface Corpus {
  /** The language of the pages. */
  language: Language;
  sections: Section[];
  asked: Asked[];
  glossary: Meaning[];
  places: Places;
  /** Facts for answering a result, a price or a ZIP code at once; `price` and `zips` are the others. */
  levels: DirectFacts['levels'];
  price: DirectFacts['price'];
  zips: DirectFacts['zips'];
  synonyms: Synonyms;
  elsewhere: Elsewhere;
  /** Common English words that are nowhere on the site, so that they are not taken for misspellings. */
  words: string[];
}
