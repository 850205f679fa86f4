import type { Places } from '../laws/jurisdictions';
import type { DirectFacts } from './direct/direct';
import type { Kind } from './kinds';
import type { Language } from './stems';

/** A section of a page: what one result shows. */
export interface Section {
  /** Without the base of the language, such as "/faqs#action-level". */
  url: string;
  /** The title of its page. */
  page: string;
  kind: Kind;
  heading: string;
  /** The headings above it on its page, below the title. */
  above: string[];
  /** Paragraphs, list items and rows of tables. */
  blocks: string[];
  /** The small headings in it, which are no results of their own. */
  asks?: string[];
}

/** Questions in each language. */
export type Questions = Partial<Record<Language, string[]>>;

/** What people ask for a section, in their words and languages, and the answer where a fact is one. */
export type Asked = { at: string; answer?: string } & Questions;

/** The same as the office keeps it, with rarer ways to ask. */
export type WithRarer = Asked & { also?: Questions };

/** Words for others that the pages use, in the language they are typed in. */
export type Synonyms = Record<Language, Record<string, string>>;

/** Subjects that visitors bring here by mistake, in the words of each language: "carbon monoxide", "car inspection". */
export type Elsewhere = Record<Language, string[]>;

/** A word of the trade: its short and its full name, and what it means. */
export interface Meaning {
  term: string;
  name: string;
  meaning: string;
}

/** What is loaded after the first result is shown. */
export type Later = Pick<Corpus, 'sections' | 'asked' | 'words'>;

/** What the search knows beside the texts: how people ask, and where. */
export type Knowledge = Pick<
  Corpus,
  'glossary' | 'places' | 'levels' | 'price' | 'zips' | 'synonyms' | 'elsewhere'
> & {
  asked: readonly WithRarer[];
};

/** All that is searched of one language: the file that the build writes. */
export interface Corpus {
  /** The language of the pages. */
  language: Language;
  sections: Section[];
  asked: Asked[];
  glossary: Meaning[];
  places: Places;
  /** What a result and the price of a test are told by, at once. */
  levels: DirectFacts['levels'];
  price: DirectFacts['price'];
  zips: DirectFacts['zips'];
  synonyms: Synonyms;
  elsewhere: Elsewhere;
  /** Common English words that stand nowhere on the site, and yet are no slips of others. */
  words: string[];
}
