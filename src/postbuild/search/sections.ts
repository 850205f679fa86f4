import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import type { Page } from '../pages';
import { BODY, idsForHeadings, isIgnored, oneLine } from './page-parts';

/** A heading with the text below it: what one result of the search shows. */
export interface Section {
  /** Id to point at; empty for the top of the page. */
  id: string;
  heading: string;
  /** Headings above it on the page, the page's title first. */
  above: string[];
  /** Paragraphs, list items and cells, each on one line. */
  blocks: string[];
}

const BLOCK =
  'p, li, dt, dd, td, th, div, section, article, header, figure, figcaption, caption, summary, h4, h5, h6, ul, ol, table, tr, aside, blockquote, details, address, label';

/**
 * Splits the searched part of a page at its headings.
 *
 * @returns no section for a page that has nothing to search
 */
export function sections({ $ }: Pick<Page, '$'>): Section[] {
  const found: Section[] = [];
  const newIds = idsForHeadings($);
  $(BODY).each((_, body) => walk($, body, newIds, found));
  return found.filter(
    ({ heading, blocks }) => heading !== '' && (blocks.length > 0 || found.length === 1),
  );
}

type NewIds = ReadonlyMap<Element, string>;

function walk($: CheerioAPI, parent: ParentNode, newIds: NewIds, found: Section[]): void {
  let line = '';
  const flush = (): void => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text !== '') found.at(-1)?.blocks.push(text);
    line = '';
  };
  const visit = (node: ParentNode): void => {
    for (const child of node.children) {
      if (isText(child)) line += child.data;
      if (!isTag(child) || isIgnored($, child) || isSecondPlace($, child)) continue;
      const isHeading = /^h[1-3]$/.test(child.tagName);
      const isBlock = isHeading || $(child).is(BLOCK);
      if (isBlock) flush();
      if (isHeading) found.push(start($, child, newIds, found));
      else visit(child);
      if (isBlock) flush();
      if (child.tagName === 'br') line += ' ';
    }
  };
  visit(parent);
  flush();
}

function start(
  $: CheerioAPI,
  heading: Element,
  newIds: NewIds,
  found: readonly Section[],
): Section {
  const level = Number(heading.tagName.slice(1));
  const last = found.at(-1);
  const path = last ? [...last.above, last.heading] : [];
  // The way to a question is its id, not that of the heading in its row.
  const own = heading.attribs['id'] ?? newIds.get(heading);
  const id = $(heading).closest('details').attr('id') ?? own ?? '';
  return {
    id: level === 1 ? '' : id,
    heading: oneLine($, heading),
    above: path.slice(0, level - 1),
    blocks: [],
  };
}

/** A question that the FAQ lists a second time ("construction-materials-2") is searched in its first place alone. */
function isSecondPlace($: CheerioAPI, element: Element): boolean {
  if (element.tagName !== 'details') return false;
  const first = /^(.+)-\d+$/.exec(element.attribs['id'] ?? '')?.[1];
  return first !== undefined && $(`details[id="${first}"]`).length > 0;
}
