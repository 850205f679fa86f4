import type { Cheerio, CheerioAPI } from 'cheerio';
import { isText, type Element } from 'domhandler';
import { headingIds } from '../../search/heading-ids';

/** The part of a page that is searched. */
export const BODY = '[data-search-body]';

const IGNORED =
  'script, style, template, noscript, nav, caption, thead, svg, iframe, [data-search-ignore], ' +
  '[aria-hidden="true"], [hidden], .visually-hidden';

/** True if an element and everything in it is left out of the search. */
export function isIgnored($: CheerioAPI, element: Element): boolean {
  return $(element).is(IGNORED) || isForeign($, element);
}

/**
 * True for text in another language, for example the transcript of a film, which would be taken for words of the page.
 */
function isForeign($: CheerioAPI, element: Element): boolean {
  const { lang } = element.attribs;
  return lang !== undefined && lang !== $('html').attr('lang')?.split('-')[0];
}

/**
 * Ids for headings in the searched part of a page that have none and can be the target of a result.
 *
 * @param english the ids that the English page got, for a page in another language: a part has the same id in all
 * @returns ids by heading, in their order on the page
 */
export function idsForHeadings(
  $: CheerioAPI,
  english: readonly string[] = [],
): ReadonlyMap<Element, string> {
  const headings = targetHeadings($).toArray();
  if (english.length === headings.length) {
    return new Map(headings.map((heading, index) => [heading, english[index] ?? '']));
  }
  const taken = $('[id]')
    .toArray()
    .map((element) => element.attribs['id'] ?? '');
  const ids = headingIds(
    headings.map((heading) => oneLine($, heading)),
    taken,
  );
  return new Map(headings.map((heading, index) => [heading, ids[index] ?? '']));
}

function targetHeadings($: CheerioAPI): Cheerio<Element> {
  return $(BODY)
    .find<Element>('h2:not([id]), h3:not([id])')
    .filter((_, heading) => $(heading).closest(IGNORED).length === 0);
}

/**
 * True for a line that consists of links only, for example a row of buttons, the button of a card or a back link, since
 * it answers nothing.
 */
export function isWayOn($: CheerioAPI, element: Element): boolean {
  if (element.tagName === 'a') return isButtonOfCard($, element);
  if (!['p', 'div'].includes(element.tagName)) return false;
  const links = $(element).children('a');
  return (
    links.length > 0 &&
    $(element)
      .contents()
      .toArray()
      .every((node) => {
        return isText(node) ? node.data.trim() === '' : $(node).is('a');
      })
  );
}

/** True for a link to a page of this site on a line of its own, below the paragraphs of a card. */
function isButtonOfCard($: CheerioAPI, link: Element): boolean {
  const isBeside = $(link)
    .siblings()
    .toArray()
    .every((one) => $(one).is('a, p, h2, h3, h4, header'));
  const isBare = $(link)
    .parent()
    .contents()
    .toArray()
    .every((one) => !isText(one) || one.data.trim() === '');
  return (
    $(link).is('div > a[href^="/"]') &&
    $(link).siblings('p').length > 0 &&
    $(link).children('p, h2, h3, h4, div').length === 0 &&
    isBeside &&
    isBare
  );
}

/** The text of an element on a single line. */
export function oneLine($: CheerioAPI, element: Element): string {
  return $(element).text().replace(/\s+/g, ' ').trim();
}
