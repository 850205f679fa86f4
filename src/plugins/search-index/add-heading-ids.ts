import { load } from 'cheerio';
import { headingIds } from '../../lib/search/heading-ids';
import { oneLine, targetHeadings } from './page-parts';

/**
 * Gives each searched heading without an id one, so that a result can point at it and the link can be
 * handed on. Nothing else of the page changes, not by a byte.
 *
 * @param html a built page
 */
export function addHeadingIds(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const headings = targetHeadings($)
    .filter((_, heading) => $(heading).attr('id') === undefined)
    .toArray();
  const taken = $('[id]')
    .toArray()
    .map((element) => $(element).attr('id') ?? '');
  const ids = headingIds(
    headings.map((heading) => oneLine($, heading)),
    taken,
  );
  const inserts = headings.map((heading, i) => ({
    at: (heading.sourceCodeLocation?.startOffset ?? 0) + `<${heading.tagName}`.length,
    text: ` id=${ids[i]}`,
  }));
  // From the end, so that the earlier offsets stay right.
  return inserts
    .reverse()
    .reduce((page, { at, text }) => page.slice(0, at) + text + page.slice(at), html);
}
