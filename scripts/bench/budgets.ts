/** Address of an article that stands for all of them. */
export const ARTICLE = '/blog/lead-214';

/** Pages that are only read: no island in them wakes by itself. */
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

/** The pages whose weight and rest are measured, by the tests and by the bench. */
export const PAGES = [...READ, '/contact'] as const;

/** Bytes, as encoded on the wire, that a page may cost before the visitor does something. */
export const BEFORE = {
  /** Everything but the scripts, which have a budget of their own; with the pictures in sight. */
  home: 65_500,
  page: 55_500,
  /** The FAQs, the largest page, answer what people ask beside the 21 questions too, and ask for a result and a case. */
  html: 27_000,
  /** Of that, the rules with which a page is painted before its style sheet is there; compressed by themselves. */
  firstScreen: 7_200,
  css: 14_200,
  font: 14_000,
  /** HTML, style sheet, script, font, icon, drawings of icons and two pictures in sight. */
  requests: 8,
} as const;

/**
 * Bytes of all scripts, inline ones included, once the visitor has moved and the islands are awake. The office's notices
 * are 60 of them: a page that was built before a closed day has to show it by itself. The rules of trusted types are 55.
 */
const SCRIPT = 6_100;
const SCRIPT_OF_ISLANDS: Record<string, number> = {
  '/contact': 112_800,
  '/scheduler': 71_000,
  '/search': 34_500,
};

/** Pages with an island that comes alive by itself. */
export const AT_ONCE = Object.keys(SCRIPT_OF_ISLANDS);

/** Bytes that all scripts of a page may have. */
export const scriptBudget = (path: string): number => SCRIPT_OF_ISLANDS[path] ?? SCRIPT;

/**
 * What comes from the key that opens the search to its first result: script, texts, drawings of icons. The texts of the
 * articles follow once it is shown. Most of it are the texts, over half of them the ways in which people ask: what is
 * not in them is not found. Those that read a town, a ZIP code, a role, a result, a day or a price answer at once.
 */
export const SEARCH = { bytes: 123_000, requests: 6 } as const;

/** Bytes of all that a page asks for by itself; the page of the search asks for the texts at once. */
export const openingBudget = (path: string): number =>
  (path === '/' ? BEFORE.home : BEFORE.page) +
  (path === '/search' ? SEARCH.bytes : scriptBudget(path));
