/** Address of an article that stands for all of them. */
export const ARTICLE = '/blog/lead-214';

/** The pages every figure of a page is taken on. */
export const PAGES = [
  '/',
  '/services',
  '/services/radon-air',
  '/blog',
  ARTICLE,
  '/faqs',
  '/test-preparation',
  '/radon-laws',
  '/contact',
] as const;

/** Pages with an island that comes alive by itself. */
export const AT_ONCE: readonly string[] = ['/contact', '/scheduler', '/search'];

/** Kilobytes (1000 bytes, as encoded on the wire) that a page may cost. */
export const BUDGET = { home: 60, page: 40, html: 15, css: 12, font: 17, script: 6 } as const;

/** The same of the script of a page with an island, React included. */
const ISLAND_BUDGET: Record<string, number> = { '/contact': 115, '/scheduler': 70, '/search': 75 };

/** Budget in kilobytes of everything a page loads before the visitor does something. */
export function budgetBefore(path: string): number {
  return (path === '/' ? BUDGET.home : BUDGET.page) + (ISLAND_BUDGET[path] ?? 0);
}

/** Budget in kilobytes of all script of a page once the visitor has moved. */
export function budgetAfter(path: string): number {
  return ISLAND_BUDGET[path] ?? BUDGET.script;
}
