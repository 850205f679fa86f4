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

export type PagePath = (typeof PAGES)[number];

/** Pages whose client bundle loads at once, since they are of no use without it. */
export const AT_ONCE: readonly string[] = ['/contact', '/scheduler', '/search'];

/** Kilobytes (1000 bytes, as encoded on the wire) that a page may cost. */
export const BUDGET = {
  home: 60,
  page: 40,
  html: 15,
  css: 12,
  script: 2,
  client: 125,
  contactClient: 150,
} as const;

/** Budget in kilobytes of everything a page loads before the visitor does something. */
export function budgetBefore(path: string): number {
  return path === '/' ? BUDGET.home : BUDGET.page;
}

/** Budget in kilobytes of the JavaScript that a page loads once the visitor does something. */
export function budgetAfter(path: string): number {
  return path === '/contact' ? BUDGET.contactClient : BUDGET.client;
}
