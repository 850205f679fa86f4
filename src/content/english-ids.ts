import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { explicitId, headingWords } from './heading-id';
import { evenSource } from './source';
import { englishFile } from './translated-files';

function headingsOf(tree: Root): Heading[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (heading) => {
    headings.push(heading);
  });
  return headings;
}

/**
 * Gives the headings of a translation the ids of the English ones, in place, so that `/es/blog/x#part` is the same part
 * as `/blog/x#part`: links, the search and a change of language lead there. A heading with an id of its own
 * has it in both. A translation with more or fewer headings without one keeps its own.
 *
 * @param file of the translation, from the project folder
 * @param parse reads Markdown as the build does
 */
export function takeEnglishIds(
  tree: Root,
  siteDir: string,
  file: string,
  parse: (source: string) => Root,
): void {
  const source = englishFile(file);
  if (source === undefined) return;
  const text = evenSource(readFileSync(path.join(siteDir, source), 'utf8'));
  const unnamed = (of: Root): Heading[] =>
    headingsOf(of).filter((heading) => explicitId(heading) === undefined);
  const english = unnamed(parse(text.replace(/^---\n[\s\S]*?\n---\n/, '')));
  const own = unnamed(tree);
  if (own.length !== english.length) return;
  const slugs = createSlugger();
  english.forEach((heading, index) => {
    const id = slugs.slug(toString(headingWords(heading)));
    own[index]?.children.push({ type: 'text', value: ` {#${id}}` });
  });
}
