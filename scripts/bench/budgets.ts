/** Address of an article that represents all of them. */
export const ARTICLE = '/blog/lead-214';

/** Pages for reading only: no island in them wakes by itself. */
export const READ = [
  '/',
  '/services',
  '/services/radon-air',
  '/blog',
  ARTICLE,
  '/faqs',
  '/test-preparation',
  '/radon-laws',
] as const;

/** The pages whose weight is measured while they are untouched, by the tests and by the bench. */
export const PAGES = [...READ, '/contact'] as const;

/** Bytes, as encoded on the wire, that a page may cost before the visitor does anything. */
export const BEFORE = {
  /** Everything but the scripts, which have their own budget; including the pictures in view. */
  home: 65_500,
  page: 55_500,
  /**
   * For the FAQs, the largest page, which also answer questions beyond the 21 listed and ask for a result and a case.
   */
  html: 27_000,
  /** The part of `html` that is the rules for painting a page before its style sheet arrives, compressed on its own. */
  firstScreen: 7_200,
  css: 14_200,
  font: 14_000,
  /** Requests: HTML, style sheet, script, font, icon, drawings of icons and two pictures in view. */
  requests: 8,
} as const;

/**
 * Bytes of all scripts, including inline ones, once the visitor has moved and the islands are awake. The office's
 * notices take 60 of them, because a page built before a closed day has to show the notice by itself. The Trusted Types
 * rules take 55.
 */
const SCRIPT = 6_100;
const SCRIPT_OF_ISLANDS: Record<string, number> = {
  '/contact': 112_800,
  '/scheduler': 71_000,
  '/search': 34_500,
};

/** Pages with an island that wakes by itself. */
export const AT_ONCE = Object.keys(SCRIPT_OF_ISLANDS);

/** Returns how many bytes all scripts of a page may take. */
export const scriptBudget = (path: string): number => SCRIPT_OF_ISLANDS[path] ?? SCRIPT;

/**
 * The cost, in bytes and requests, from the key that opens the search to its first result: script, texts, drawings of
 * icons. The texts of the articles follow once it is shown. Most of it is texts, over half of them the ways in which
 * people ask: what is not in them cannot be found. Those that read a town, a ZIP code, a role, a result, a day or a
 * price answer at once.
 */
export const SEARCH = { bytes: 123_000, requests: 6 } as const;

/** Returns the bytes of everything that a page loads by itself; the search page loads the texts at once. */
export const openingBudget = (path: string): number =>
  (path === '/' ? BEFORE.home : BEFORE.page) +
  (path === '/search' ? SEARCH.bytes : scriptBudget(path));
