import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { explicitId, headingWords } from '../heading-id';

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/**
 * Gives the headings of a translation the ids of the English ones, in place, so that `/es/blog/x#part` is the same part
 * as `/blog/x#part` for links, the search and the language switch. Headings with an explicit id keep it. Nothing
 * changes if the number of headings without one differs.
 *
 * @param tree of the translation
 * @param englishTree of its English file, both as parsed
 */
export function takeEnglishIds(tree: Root, englishTree: Root): void {
  const unnamed = (of: Root): Heading[] =>
    headingsOf(of).filter((heading) => explicitId(heading) === undefined);
  const english = unnamed(englishTree);
  const own = unnamed(tree);
  if (own.length !== english.length) return;
  const slugs = createSlugger();
  english.forEach((heading, index) => {
    const id = slugs.slug(toString(headingWords(heading)));
    own[index]?.children.push({ type: 'text', value: ` {#${id}}` });
  });
}
