import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Law } from '../../../src/data';
import { applyAnswers } from '../../../src/content/answers/apply';
import { parseMarkdown } from '../../../src/content/parse';
import { loadReferences } from '../../../src/content/references';
import { applyWords } from '../../../src/content/remark-staff';
import { filesOf } from '../../../src/content/site-files';
import { evenSource } from '../../../src/content/source';
import { spokenLists } from '../../../src/laws/spoken';
import { places } from '../../../src/laws/places';

/** A sentence of a tool's page: its text, and the addresses of its links. */
export interface PrintedSentence {
  text: string;
  links: readonly string[];
}

const references = loadReferences(filesOf('.'));

const trees = new Map<string, Root>();

/**
 * Returns the parsed text of a tool with its facts and directives applied. It is read once, since tests repeat its
 * sentences for many sets of laws.
 */
function textOf(page: string): Root {
  const known = trees.get(page);
  if (known) return known;
  const source = evenSource(readFileSync(`src/pages/tools/${page}.md`, 'utf8'));
  const tree = parseMarkdown(source);
  const problems = applyWords(tree, source, 'tool', references);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  trees.set(page, tree);
  return tree;
}

/**
 * Returns the sentences on a tool's page by name, as the build writes them.
 *
 * @param page name of the tool's page, for example `radon-law`
 * @param all the laws to repeat sentences for; those of the site if undefined
 */
export function sentencesOf(
  page: string,
  all?: Readonly<Record<string, Law>>,
): Map<string, PrintedSentence> {
  const tree = structuredClone(textOf(page));
  applyAnswers(tree, all ? spokenLists({ laws: all, places }, 'en-US') : references.spoken());
  const sentences = new Map<string, PrintedSentence>();
  visit(tree, (node) => {
    const name = node.data?.hProperties?.['data-say'];
    if (typeof name !== 'string') return;
    const links: string[] = [];
    visit(node, 'link', ({ url }) => void links.push(url));
    sentences.set(name, { text: toString(node), links });
  });
  return sentences;
}
