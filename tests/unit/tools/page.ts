import { readFileSync } from 'node:fs';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Law } from '../../../src/data';
import { parseMarkdown } from '../../../src/content/parse';
import { loadReferences, type References } from '../../../src/content/references';
import { applyStaffMarkdown } from '../../../src/content/remark-staff';
import { filesOf } from '../../../src/content/site-files';
import { evenSource } from '../../../src/content/source';
import { spokenLists } from '../../../src/laws/spoken';
import { places } from '../../../src/laws/places';

/** A sentence of a tool's page: its words, and where its links lead. */
export interface PrintedSentence {
  text: string;
  links: readonly string[];
}

const references = loadReferences(filesOf('.'));

/**
 * The sentences in the page of a tool, by their names, as the build writes them.
 *
 * @param page such as "radon-law"
 * @param all the laws that sentences are repeated for
 */
export function sentencesOf(
  page: string,
  all?: Readonly<Record<string, Law>>,
): Map<string, PrintedSentence> {
  const source = evenSource(readFileSync(`src/pages/tools/${page}.md`, 'utf8'));
  const tree = parseMarkdown(source);
  const named: References = all
    ? { ...references, spoken: () => spokenLists({ laws: all, places }, 'en-US') }
    : references;
  const { problems } = applyStaffMarkdown(tree, source, 'tool', named);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
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
