import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { sentenceOf, type Box } from '../answers/read';
import { blocksOf } from '../answers/say';
import { isDirective } from '../directive-kinds';
import { DIRECTIVES } from '../directives';
import { listOf } from '../directives/attributes';
import { partOf } from '../apply-parts';
import { explicitId, headingWords } from '../heading-id';
import { headingIds } from '../../search/heading-ids';
import type { LineProblem } from '../problems';
import type { References } from '../references';
import { applyStaffMarkdown, type Shape } from '../remark-staff';
import type { ReadText } from '../translations/blocks';
import { printedRaw } from './printed-raw';
import { tableProblems } from './tables';

/** A link or picture in a text. */
export interface Target {
  kind: 'link' | 'picture';
  url: string;
  line: number;
  /** The alt text of a picture. */
  alt?: string;
}

/** What one file contains, for the checks across files. */
export interface PageContent {
  problems: LineProblem[];
  targets: Target[];
  /** The anchors that a link can name after #. */
  anchors: Set<string>;
  /** The shared parts that it places. */
  parts: string[];
  /** Paragraphs and list items as visitors read them, without the list of sources. */
  paragraphs: string[];
  /** The sentences of a tool, in their boxes as typed. */
  boxes?: readonly Box[];
}

function properties(node: Nodes): Record<string, unknown> {
  return { ...node.data?.hProperties };
}

function readTarget(node: Nodes): Omit<Target, 'line'> | undefined {
  if (node.type === 'link' || node.type === 'definition') {
    return { kind: 'link', url: node.url };
  }
  if (node.type === 'image') {
    return { kind: 'picture', url: node.url, alt: node.alt ?? '' };
  }
  const to = properties(node)['to'];
  return typeof to === 'string' ? { kind: 'link', url: to } : undefined;
}

function readTargets(tree: Root): Target[] {
  const targets: Target[] = [];
  visit(tree, (node) => {
    const target = readTarget(node);
    // What nobody typed is the list of the groups of the FAQ, which has no line and leads to them.
    if (target && node.position) targets.push({ ...target, line: node.position.start.line });
  });
  return targets;
}

/** Directives whose title is a heading of the page. */
const TITLED = new Set(['card', 'closing', 'band', 'step-card']);

/**
 * The ids of a page of sections: those in the text, and those that a step after the build derives from its headings.
 */
function readPageAnchors(tree: Root): Set<string> {
  const own: string[] = [];
  const headings: string[] = [];
  visit(tree, (node) => {
    const title =
      isDirective(node) && TITLED.has(node.name) ? properties(node)['title'] : undefined;
    if (typeof title === 'string') headings.push(title);
    if (node.type !== 'heading') return;
    const id = explicitId(node);
    if (id === undefined) headings.push(toString(node));
    else own.push(id);
  });
  return new Set([...own, ...headingIds(headings, own)]);
}

/** True if a directive's `id` is an anchor, not the id of something in a list, for example a video. */
function isAddress({ name }: Directives): boolean {
  const own: unknown = DIRECTIVES.get(name)?.attributes.shape['id'];
  return own !== undefined && listOf(own) === undefined;
}

/** The heading ids that Docusaurus generates, made unique as it does, and the ids of directives. */
function readAnchors(tree: Root): Set<string> {
  const anchors = new Set<string>();
  const slugs = createSlugger();
  const headingId = (heading: Heading): string => {
    const own = properties(heading)['id'];
    return typeof own === 'string'
      ? slugs.slug(own, { maintainCase: true })
      : (explicitId(heading) ?? slugs.slug(toString(headingWords(heading))));
  };
  visit(tree, (node) => {
    const id = node.type === 'heading' ? headingId(node) : properties(node)['id'];
    // The build gives the headings of these lists fixed ids.
    if (isDirective(node)) {
      if (node.name === 'do') anchors.add('do');
      if (node.name === 'dont') anchors.add('do-not');
    }
    if (typeof id === 'string' && (!isDirective(node) || isAddress(node))) anchors.add(id);
  });
  return anchors;
}

/** The parts that a text placed with `::part{name=…}`, which `applyParts` has replaced with components. */
function readParts(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    const { name, type } = node as { name?: string | null; type: string };
    const part = type === 'mdxJsxFlowElement' ? partOf(name) : undefined;
    if (part !== undefined) names.push(part);
  });
  return names;
}

/** Running text only: a heading, a table or a list of sources says nothing about how a page reads. */
function readParagraphs(tree: Root): string[] {
  const paragraphs: string[] = [];
  let inSources = false;
  visit(tree, (node) => {
    if (node.type === 'heading') inSources = /^sources\b/i.test(toString(node));
    if (node.type === 'paragraph' && !inSources) paragraphs.push(toString(node));
  });
  return paragraphs;
}

/** The sentences of a tool, each once, however many laws it is repeated for. */
const readSentences = (boxes: readonly Box[]): string[] =>
  boxes.flatMap(blocksOf).flatMap((node) => {
    const sentence = sentenceOf(node);
    return sentence ? [toString({ type: 'paragraph', children: sentence.words })] : [];
  });

function duplicateIds(tree: Root): LineProblem[] {
  const seen = new Map<string, number>();
  const problems: LineProblem[] = [];
  visit(tree, 'heading', (heading) => {
    const id = explicitId(heading);
    if (id === undefined) return;
    const line = heading.position?.start.line ?? 1;
    const first = seen.get(id);
    if (first === undefined) return void seen.set(id, line);
    const message = `The link name {#${id}} stands on line ${first} of this page already; choose another.`;
    problems.push({ line, message });
  });
  return problems;
}

/**
 * Checks the text of one file on its own.
 *
 * @param prepare changes a copy of the parsed file before anything is applied
 */
export function readPage(
  { source, tree: parsed }: ReadText,
  shape: Shape,
  references: References,
  prepare: (tree: Root) => void = () => undefined,
): PageContent {
  if (parsed === undefined) {
    const message = 'The text is nested too deeply to be read; look for a run of > or * signs.';
    const none = { targets: [], anchors: new Set<string>(), parts: [], paragraphs: [] };
    return { problems: [{ message }], ...none };
  }
  const tree = structuredClone(parsed);
  prepare(tree);
  const { problems: found, boxes } = applyStaffMarkdown(tree, source, shape, references);
  const problems = [
    ...duplicateIds(parsed),
    ...printedRaw(parsed, source),
    ...tableProblems(parsed, source.split('\n')),
    ...found,
  ];
  const paragraphs = shape === 'tool' ? readSentences(boxes) : readParagraphs(tree);
  const anchors = shape === 'page' ? readPageAnchors(tree) : readAnchors(tree);
  return {
    problems,
    targets: readTargets(tree),
    anchors,
    parts: readParts(tree),
    paragraphs,
    boxes,
  };
}
