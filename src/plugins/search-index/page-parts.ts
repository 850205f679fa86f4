import type { Cheerio, CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';

/** What is searched: the marked part of a page, without what is marked as not to be searched. */
export const BODY = '[data-pagefind-body]';

const IGNORED =
  'script, style, template, noscript, nav, svg, iframe, [data-pagefind-ignore], [aria-hidden="true"], [hidden], .visually-hidden';

/** Whether an element is left out of the search with all it holds. */
export function isIgnored($: CheerioAPI, element: Element): boolean {
  return $(element).is(IGNORED);
}

/** The headings of the searched part of a page that can be the target of a result. */
export function targetHeadings($: CheerioAPI): Cheerio<Element> {
  return $(BODY)
    .find<Element>('h2, h3')
    .filter((_, heading) => $(heading).closest(IGNORED).length === 0);
}

/** The text of an element on one line. */
export function oneLine($: CheerioAPI, element: Element): string {
  return $(element).text().replace(/\s+/g, ' ').trim();
}
