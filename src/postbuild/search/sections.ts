import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type Element, type ParentNode } from 'domhandler';
import type { Section } from '../../search/corpus';
import { kindOf } from '../../search/kinds';
import type { Page } from '../pages';
import { BODY, idsForHeadings, isIgnored, isWayOn, oneLine } from './page-parts';

const BLOCK =
  'p, li, tr, div, section, article, header, figure, figcaption, caption, summary, h4, h5, h6, ' +
  'ul, ol, table, aside, blockquote, details, dl, label';

/** Elements that are a line of their own within a cell or paragraph. */
const OWN_LINE = 'small, option, [data-search-line]';

/**
 * Splits the searched part of a page at its headings.
 *
 * @returns an empty list for a page without anything to search
 */
export function sections({
  $,
  path,
  englishIds,
}: Pick<Page, '$' | 'path' | 'englishIds'>): Section[] {
  const found: Part[] = [];
  const newIds = idsForHeadings($, englishIds);
  $(BODY).each((_, body) => walk($, body, newIds, found));
  return found
    .filter(({ heading, blocks }) => heading !== '' && (blocks.length > 0 || found.length === 1))
    .map(({ id, heading, above, blocks, asks }) => ({
      url: id === '' ? path : `${path}#${id}`,
      page: above[0] ?? heading,
      kind: kindOf(path),
      heading,
      above: above.slice(1),
      blocks,
      ...(asks.length > 0 && { asks }),
    }));
}

/** A section with the id to link to, which is empty for the top of the page. */
type Part = Pick<Section, 'heading' | 'above' | 'blocks'> & { id: string; asks: string[] };

type NewIds = ReadonlyMap<Element, string>;

/** Removes redundant separators from a line: a dot at either end or after a colon, and doubled dots or colons. */
const tidied = (line: string): string =>
  line
    .replace(/\s+/g, ' ')
    .replace(/(?: ?·)+ ?/g, ' · ')
    .replaceAll(': · ', ': ')
    .replace(/(?:: ?)+ /g, ': ')
    .replace(/^[\s:·]+|[\s:·]+$/g, '');

function walk($: CheerioAPI, parent: ParentNode, newIds: NewIds, found: Part[]): void {
  let line = '';
  const flush = (): void => {
    const text = tidied(line);
    if (text !== '') found.at(-1)?.blocks.push(text);
    line = '';
  };
  const visit = (node: ParentNode): void => {
    for (const child of node.children) {
      if (isText(child)) line += child.data;
      if (!isTag(child) || isIgnored($, child) || isWayOn($, child)) continue;
      const isHeading = /^h[1-3]$/.test(child.tagName);
      if (/^h[4-6]$/.test(child.tagName)) found.at(-1)?.asks.push(oneLine($, child));
      const isInCell = $(child).closest('td').length > 0;
      const isBlock = isHeading || ($(child).is(BLOCK) && !isInCell);
      if (isBlock || child.tagName === 'dt') flush();
      const isOwnLine = $(child).is(OWN_LINE) || ($(child).is(BLOCK) && isInCell);
      if (isOwnLine) line += ' · ';
      const isApart = child.tagName === 'td' && $(child).find(BLOCK).length > 0;
      if (isApart) {
        const row = rowOf($, child);
        if (line.trim() !== row.trim()) flush();
        line = row;
      }
      if (child.tagName === 'td') line += columnOf($, child);
      if (isHeading) found.push(start($, child, newIds, found));
      else visit(child);
      if (isOwnLine) line += ' · ';
      if (isBlock) flush();
      // Rows of a table, and terms with their meaning, are read as one line.
      if (child.tagName === 'br') line += ' ';
      if (child.tagName === 'dt' || $(child).is('th[scope=row]')) line += ': ';
      else if (child.tagName === 'td' || child.tagName === 'th') line += ' · ';
      if (isApart || child.tagName === 'dd') flush();
    }
  };
  visit(parent);
  flush();
}

function start($: CheerioAPI, heading: Element, newIds: NewIds, found: readonly Part[]): Part {
  const level = Number(heading.tagName.slice(1));
  const last = found.at(-1);
  const path = last ? [...last.above, last.heading] : [];
  // A link to a question uses its own id, not that of the heading in its summary.
  const own = heading.attribs['id'] ?? newIds.get(heading);
  const id = $(heading).closest('details').attr('id') ?? own ?? '';
  return {
    id: level === 1 ? '' : id,
    heading: oneLine($, heading),
    above: path.slice(0, level - 1),
    blocks: [],
    asks: [],
  };
}

/** The header of a cell's row, since a cell with paragraphs becomes a line of its own. */
function rowOf($: CheerioAPI, cell: Element): string {
  const head = $(cell).siblings('th[scope=row]').get(0);
  return head ? `${oneLine($, head)}: ` : '';
}

/** The header of a cell's column, with which a row makes sense without the table: "One device: ". */
function columnOf($: CheerioAPI, cell: Element): string {
  const head = $(cell).closest('table').find('thead th, thead td').get($(cell).index());
  const text = head ? oneLine($, head) : '';
  return text === '' || $(cell).text().trim() === '' ? '' : `${text}: `;
}
