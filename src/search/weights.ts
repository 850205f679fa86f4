/**
 * All numbers of the search. They are frozen: chosen with the lists that may be tuned to (`tests/search`), and changed
 * until nothing gained more than half a point. Each has its reason next to it. What visitors miss is fixed with words
 * (`npm run search:misses`), not here.
 */

/**
 * How much a word counts by where it is: a heading says what a section is about, a source proves what another section
 * says.
 */
export const PLACE = { heading: 3, asked: 1.4, above: 0.8, text: 1, sources: 0.3 };

/** The share at which a word of a query counts as something other than itself. */
export const WAY = {
  /** Given by the office for another word, or for a number that is a test result. */
  synonym: 0.7,
  /** A word that starts with these letters; the last word may still grow. */
  beginning: 0.8,
  /** The law of the place that was named. */
  jurisdiction: 0.7,
  /**
   * A word of the pages that speakers of another language use in another sense: "¿cuánto sale?" is not about a sale.
   */
  namesake: 0.6,
  /** The same word in Spanish and Portuguese. */
  sister: 0.6,
};

/** How a query is read. */
export const QUERY = {
  /** Fewer letters start nearly every word. */
  leastBeginning: 2,
  /** Nobody searches for more words; longer text is cut here. */
  mostWords: 32,
  /** How well a language knows a word of which it has another form ... */
  likeForm: 0.8,
  /** ... and one of which it has only the spelling. */
  likeSpelling: 0.1,
  /** A bare whole number up to this is a test result; above it, hours, days and laws start. */
  mostBareResult: 40,
  /** The same next to a word like "result"; radon-222 is the gas. */
  mostNamedResult: 200,
};

/** How telling a word is. */
export const RARITY = {
  /** How soon more of the same word stops counting in a section (BM25's k, with full length normalization). */
  saturation: 1,
  /** Weight of a word without a meaning of its own: it tells "What is radon?" from other questions about radon. */
  light: 0.32,
  /** Exponent by which sections that have more of a word count for more: "cost" is in many, but most of it in two. */
  massed: 1.5,
};

/** How a section is ranked. */
export const RANK = {
  /**
   * Share of a section's word score that is left if the words cover nothing of the query; the rest grows with the
   * square of the coverage.
   */
  uncovered: 0.3,
  /** Weight of the question most like the query, times the square of the likeness ... */
  asked: 1.2,
  /** ... and of the next three: a single similar question may be chance. */
  askedToo: [0.9, 0.6, 0.4],
  /** What words that are together add, in the best `readClosely` sections: people seldom look at more. */
  together: 0.3,
  readClosely: 12,
  /** Sections that score less than this share of the best are noise. */
  leastShare: 0.2,
  /** The most sections of one page in the list. */
  mostOfAPage: 3,
  /** The answer is among this many of the first, or there is none. */
  mostPassed: 3,
};

/** Factors of a section's score that do not depend on the query. */
export const PRIOR = {
  /** A section with fewer letters is a card that leads to what it names. */
  cardLetters: 90,
  card: 0.8,
  /** For sources, which prove what another section says. */
  sources: 0.8,
  /** Most visitors want the answer, not an article about it or a form to fill in first. */
  article: 0.85,
  tool: 0.9,
};

/** Factors for how the law that a section is about fits the place and the side that are asked about. */
export const LAW = {
  elsewhere: 0.15,
  otherSide: 0.4,
  own: 1.3,
  /** A place typed alone asks for its law. */
  ownAlone: 2,
  /** A question about whether somebody comes there, and for how much, does not. */
  ofAVisit: 0.6,
  /** Neither place nor side was named. */
  unasked: 0.8,
};

/** When a section answers a query, rather than just having some of its words. */
export const ANSWER = {
  /**
   * A query with a larger share of unknown words is about something else; a sentence may have more beside the point.
   */
  mostUnknown: 0.4,
  mostUnknownOfASentence: 0.5,
  /** A sentence has at least this many words with a meaning, or this many in all. */
  sentence: { meant: 4, words: 6 },
  /** The least share of the query that must be in the section. */
  leastCovered: 0.5,
  leastOfASentence: 0.3,
  /**
   * The least score: below it, words are there in passing. A section with the whole query needs no more; one with a
   * part of it does.
   */
  leastScore: 0.4,
  whole: 0.95,
  leastOfTheWhole: 0.4,
  part: 0.75,
  leastOfAPart: 0.7,
  /** From this score on a section answers if all words are known: it answers nearly the same question. */
  enough: 0.6,
  /** A term in at least this share of the sections is the topic of the site, and requires less. */
  topic: 0.85,
  leastOnTopic: 0.19,
  /**
   * Words without a meaning are answered as the whole question that they are, "what do I do"; a single one, as itself.
   */
  leastAlike: 0.5,
  /** A question at least this much like the query is the same question, and its fact is the answer. */
  same: 0.62,
};

/** When a query without its unknown words is answered: "can I cook with a wok". */
export const REST = {
  /**
   * The shares that must be left, of what the query tells and of what the rarest word tells: "basement" is too little.
   */
  leastLeft: 0.4,
  leastTold: 0.8,
  /** A section must have nearly all of it, and twice the score of `ANSWER.enough`. */
  leastCovered: 0.9,
  leastScore: 1.2,
};

/** How far a misspelled word may be from the one that was meant. */
export const SPELLING = {
  /**
   * Word lengths from which on two and three letters may differ; below `least`, nearly every word is one letter away.
   */
  least: 4,
  two: 7,
  three: 11,
  /** Added to the distance of a word in another language than the query's. */
  foreign: 0.5,
  /** How much nearer a word is that sounds the same, or differs only in vowels. */
  byEar: 0.4,
  /** Shorter words sound like too many others, and a first letter is misheard only in long words. */
  leastHeard: 4,
  leastBegunByEar: 6,
  /**
   * A shorter joined word is two short words that happen to make a third; each part of a compound must have `leastPart`
   * letters.
   */
  leastJoined: 7,
  leastPart: 4,
  /** The most spellings that are offered. */
  most: 3,
};

/** What is shown of a section, in letters and in shares of the query. */
export const EXCERPT = {
  /** Bonus for the first sentence, and for one that continues what is shown. */
  opening: 0.25,
  next: 0.01,
  /** Weight of a word that is already shown. */
  again: 0.3,
  /** Factor of a sentence that refers to something that is not shown. */
  unclear: 0.5,
  /**
   * A shorter sentence is shown with its neighbor; a line without an end mark that is at most `label` long is a label.
   */
  short: 70,
  label: 60,
  /** Most letters of a passage, and of two. */
  most: 260,
  mostOfTwo: 340,
};
