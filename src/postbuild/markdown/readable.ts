import type { Cheerio, CheerioAPI } from 'cheerio';
import { isTag, isText, type Element } from 'domhandler';
import { OUTCOME_IDS } from '../../lib/contact-limits';
import { asksHere, parametersOf } from './parameters';

/** What is decorative, for paper or to operate the page, and what only a script or an error shows. */
const NOT_READ = [
  'script, style, template, noscript, nav, form',
  '.no-print, [hidden], [aria-hidden="true"], [role="status"], [popover]',
  'button:not([data-term])',
  // Links from a heading to its own part.
  'a[href^="#"][aria-describedby]',
  ...Object.values(OUTCOME_IDS).map((id) => `#${id}, [id^="${id}-"]`),
].join();

/** Inline elements. Layout separates two that touch, which Markdown cannot do. */
const WITHIN_A_LINE = new Set(['a', 'b', 'data', 'em', 'span', 'strong', 'time']);

/** Separates two pieces of a line, as in the search. */
const APART = ' · ';

/**
 * Turns the main part of a page into what Markdown can express: a tool's form becomes the parameters of its address, a
 * drawing its name, a fold an open part, and every address absolute.
 *
 * @param $ a copy of the page, which gets changed
 * @param address absolute URL of the page
 * @returns HTML of headings, paragraphs, lists, tables, links and pictures
 */
export function readable($: CheerioAPI, address: string): string {
  const main = $('main');
  main
    .find('form')
    .filter((_, form) => asksHere($, form, address))
    .each((_, form) => {
      $(form)
        .closest('[data-island]')
        .replaceWith(parametersOf($, form, address));
    });
  linkFrames($, main);
  main.find(NOT_READ).remove();
  namePictures($, main, address);
  dropEmpty($, main);
  openFolds($, main);
  listTerms($, main);
  main.find('caption').each((_, caption) => {
    const title = $('<p>').append($(caption).contents());
    $(caption).closest('table').before(title);
    $(caption).remove();
  });
  partLines($, main);
  main.find('a[href]').each((_, { attribs }) => {
    attribs['href'] = new URL(attribs['href'] ?? '', address).href;
  });
  return main.html() ?? '';
}

/** Replaces a frame of another site with a link to it. */
function linkFrames($: CheerioAPI, main: Cheerio<Element>): void {
  main.find('iframe').each((_, frame) => {
    const { src = '', title = src } = frame.attribs;
    const link = $('<a>').attr('href', src).text(title);
    $(frame).replaceWith($('<p>').append(link));
  });
}

/**
 * Replaces an inline drawing with its name. One without a name, or a picture without alternative text, is decorative
 * and removed.
 */
function namePictures($: CheerioAPI, main: Cheerio<Element>, address: string): void {
  main.find('svg, img[src^="data:"]').each((_, drawing) => {
    const { alt, 'aria-label': name = alt } = drawing.attribs;
    if (name) $(drawing).replaceWith($('<p>').append($('<em>').text(name)));
    else $(drawing).remove();
  });
  main.find('img').each((_, { attribs }) => {
    attribs['src'] = new URL(attribs['src'] ?? '', address).href;
  });
  main.find('img[alt=""]').remove();
}

/** Turns the summary of a fold into a heading, or a line in bold, followed by the contents. */
function openFolds($: CheerioAPI, main: Cheerio<Element>): void {
  main.find('summary').each((_, summary) => {
    const isHeading = $(summary).find('h2, h3, h4').length > 0;
    const title = $(summary).contents();
    $(summary).replaceWith(isHeading ? title : $('<p>').append($('<strong>').append(title)));
  });
}

/** Turns a description list into a list of items, each a term with its descriptions. */
function listTerms($: CheerioAPI, main: Cheerio<Element>): void {
  main.find('dl').each((_, list) => {
    const items = $(list)
      .find('dt')
      .toArray()
      .map((term) => {
        const said = $(term).nextUntil('dt', 'dd');
        const colon = $(term).text().trim().endsWith(':') ? '' : ':';
        const name = $('<strong>').append($(term).contents(), colon);
        return $('<li>').append(name, ' ', ...said.toArray().map((one) => $(one).contents()));
      });
    $(list).replaceWith($('<ul>').append(...items));
  });
}

/** Separates what is on lines of its own within a line: small print by parentheses, all else by a dot. */
function partLines($: CheerioAPI, main: Cheerio<Element>): void {
  // In Markdown a table cell is a single line.
  main.find('td div').each((_, element) => void (element.name = 'span'));
  main.find('small').each((_, small) => {
    const isAlone = (small.prev ?? small.next) === null;
    const text = $(small).contents();
    $(small).replaceWith(isAlone ? text : $('<span>').append(' (', text, ')').contents());
  });
  main.find([...WITHIN_A_LINE].join()).each((_, element) => {
    const { attribs, prev, next } = element;
    const isLine = 'data-search-line' in attribs;
    const touches = prev && (isTag(prev) ? WITHIN_A_LINE.has(prev.name) : isLine && isText(prev));
    if (touches) $(element).before(APART);
    if (isLine && next && isText(next)) $(element).after(APART);
  });
}

/** Removes sections of which nothing but the heading is left. */
function dropEmpty($: CheerioAPI, main: Cheerio<Element>): void {
  main
    .find('section')
    .filter((_, section) => {
      const rest = $(section).clone();
      rest.find('h2, h3').remove();
      return rest.text().trim() === '' && rest.find('img').length === 0;
    })
    .remove();
}
