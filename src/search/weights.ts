/**
 * Every number of the search. They are frozen: chosen with the lists that may be tuned to (`tests/search`), moved until
 * nothing won more than half a point, and each stands beside its reason. What visitors miss is mended by words
 * (`npm run search:misses`), not here.
 */

/**
 * How much a word counts by where it stands: a heading says what a section is about, a source proves what another says.
 */
export const PLACE = { heading: 3, asked: 1.4, above: 0.8, text: 1, sources: 0.3 };

/** What a word of a query counts that stands as something else than itself. */
export const WAY = {
  /** Given for another by the office, or by a number that a test gave. */
  synonym: 0.7,
  /** Begun with these letters; the last word may still grow. */
  beginning: 0.8,
  /** The law of the place that was named. */
  jurisdiction: 0.7,
  /** A word of the pages that visitors of another language use in another sense: "¿cuánto sale?" is no sale. */
  namesake: 0.6,
  /** The same word in Spanish and Portuguese. */
  sister: 0.6,
};

/** How a query is read. */
export const QUERY = {
  /** Fewer letters begin nearly every word. */
  leastBeginning: 2,
  /** Nobody searches for more words than these; a sentence is cut here. */
  mostWords: 32,
  /** A language that knows another form of a word knows it less well than the word itself ... */
  likeForm: 0.8,
  /** ... and one whose spelling it has, barely. */
  likeSpelling: 0.1,
  /** A bare whole number up to this is what a test gave; above it, hours, days and laws begin. */
  mostBareResult: 40,
  /** Beside a word such as "result" up to this; radon-222 is the gas. */
  mostNamedResult: 200,
};

/** How telling a word is. */
export const RARITY = {
  /** How soon more of the same word stops counting in a section (BM25's k, with all of its length in it). */
  saturation: 1,
  /** What a word without a meaning of its own counts: it tells "What is radon?" from other radon. */
  light: 0.32,
  /** By which power sections that have more of a word count for more: "cost" stands in many, and most of it in two. */
  massed: 1.5,
};

/** How a section is ranked. */
export const RANK = {
  /** What its words count where they cover nothing of the query; the rest grows with the square of what they cover. */
  uncovered: 0.3,
  /** What the question most like the query counts beside them, by the square of the likeness ... */
  asked: 1.2,
  /** ... and the next three: one like question may be chance. */
  askedToo: [0.9, 0.6, 0.4],
  /** What words that stand together add, in so many of the best: more are seldom looked at. */
  together: 0.3,
  readClosely: 12,
  /** What scores less than this share of the best is noise. */
  leastShare: 0.2,
  /** A page has at most so many places in the list. */
  mostOfAPage: 3,
  /** The answer is among the first of what was ranked, or there is none. */
  mostPassed: 3,
};

/** What a section counts before anybody asks. */
export const PRIOR = {
  /** A section with so few letters is a card that leads to what it names. */
  cardLetters: 90,
  card: 0.8,
  /** Sources prove what another section says. */
  sources: 0.8,
  /** Most visitors want the answer rather than an article about it, or a form to fill in first. */
  article: 0.85,
  tool: 0.9,
};

/** How the law that a section is about fits the place and the side that are asked about. */
export const LAW = {
  elsewhere: 0.15,
  otherSide: 0.4,
  own: 1.3,
  /** Who types a place and no more asks for its law. */
  ownAlone: 2,
  /** Who asks whether somebody comes there, and for how much, does not. */
  ofAVisit: 0.6,
  /** Neither place nor side was named. */
  unasked: 0.8,
};

/** When a section answers a query, rather than having some word of it. */
export const ANSWER = {
  /** A query of which a larger share stands nowhere is about something else; a sentence has more beside the point. */
  mostUnknown: 0.4,
  mostUnknownOfASentence: 0.5,
  /** A sentence has so many words with a meaning, or so many in all. */
  sentence: { meant: 4, words: 6 },
  /** The least share of the query that must stand in it. */
  leastCovered: 0.5,
  leastOfASentence: 0.3,
  /** The least score: below it are words in passing. All words are content with the same, a part asks for more. */
  leastScore: 0.4,
  whole: 0.95,
  leastOfTheWhole: 0.4,
  part: 0.75,
  leastOfAPart: 0.7,
  /** Above this score it does where all words are known: it is asked nearly the same. */
  enough: 0.6,
  /** A term that so large a share of the sections has is the topic of the site, and asks for less. */
  topic: 0.85,
  leastOnTopic: 0.19,
  /** Words without a meaning are answered as the whole question they are, "what do I do"; one alone, as itself. */
  leastAlike: 0.5,
  /** A question this much like the query is the same question, and its fact the answer. */
  same: 0.62,
};

/** When a query without its strange words is answered: "can I cook with a wok". */
export const REST = {
  /**
   * The share of what the query tells that must be left, and of what the rarest word tells: "basement" is too little.
   */
  leastLeft: 0.4,
  leastTold: 0.8,
  /** A section has nearly all of it, and scores twice what is asked of a whole query. */
  leastCovered: 0.9,
  leastScore: 1.2,
};

/** How far a misspelled word may be from the one that was meant. */
export const SPELLING = {
  /** Letters from which on two, and three, may differ; shorter than `least` nearly every word is one letter away. */
  least: 4,
  two: 7,
  three: 11,
  /** A word of another language than the query's comes after. */
  foreign: 0.5,
  /** How much nearer a word is that sounds the same, or of which a vowel alone differs. */
  byEar: 0.4,
  /** Fewer letters sound like too many words, and a first letter is mistaken by ear in long words alone. */
  leastHeard: 4,
  leastBegunByEar: 6,
  /** Fewer letters are two short words that happen to make a third; so long must both parts of a compound be. */
  leastJoined: 7,
  leastPart: 4,
  /** So many are offered. */
  most: 3,
};

/** What is shown of a section, in letters and in shares of the query. */
export const EXCERPT = {
  /** What it opens with, and what goes on where it was left. */
  opening: 0.25,
  next: 0.01,
  /** A word that is shown already. */
  again: 0.3,
  /** A sentence of which nobody can tell what it speaks of. */
  unclear: 0.5,
  /** A shorter sentence is shown with its neighbor, and a line without an end that is no longer is a label. */
  short: 70,
  label: 60,
  /** A passage, and two. */
  most: 260,
  mostOfTwo: 340,
};
