import type { CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode, type Element } from 'domhandler';

/** What selectors call elements by: `main`, `.Hero-title`, `#content`. */
export type Marks = ReadonlySet<string>;

/**
 * How many letters of the main part a first screen holds at most. A computer's shows some 600; what of a denser page
 * stands below them is styled with the rest of the page, a moment later.
 */
const LETTERS = 700;

/** Has no looks of its own, or none before somebody presses. */
const UNSEEN = 'script, style, template, noscript, dialog, footer';

/**
 * The marks of what is seen of a page before anybody moves: everything around its main part, menus closed, and the
 * beginning of the main part.
 */
export function firstScreen($: CheerioAPI): Marks {
  const marks = new Set<string>();
  let letters = 0;
  const visit = (node: AnyNode, isMain: boolean): void => {
    if (isText(node) && isMain) letters += node.data.trim().length;
    if (!isTag(node) || (isMain && letters > LETTERS) || $(node).is(UNSEEN)) return;
    marksOf(node).forEach((mark) => marks.add(mark));
    const isClosed = $(node).is('details:not([open])');
    for (const child of node.children) {
      if (!isClosed || $(child as Element).is('summary')) {
        visit(child, isMain || node.tagName === 'main');
      }
    }
  };
  for (const root of $('html, body').toArray()) marksOf(root).forEach((mark) => marks.add(mark));
  $('body')
    .contents()
    .each((_, node) => visit(node, false));
  return marks;
}

function marksOf({ tagName, attribs }: Element): string[] {
  const classes = (attribs['class'] ?? '').split(/\s+/).filter(Boolean);
  return [
    tagName,
    ...classes.map((name) => `.${name}`),
    ...(attribs['id'] ? [`#${attribs['id']}`] : []),
  ];
}
