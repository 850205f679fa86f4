import type { Nodes, Root } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { sentenceOf } from '../answers/read';
import { parseMarkdown } from '../parse';
import { isDirective, KINDS, MARKS } from '../directive-kinds';
import { WORD_ATTRIBUTES } from '../directives/attributes';
import { QUOTE } from '../facts';
import { explicitId } from '../heading-id';
import { remembered } from '../remembered';
import { evenSource } from '../source';

/**
 * A unit of a text that is compared with its translation: a front matter line, a heading, a paragraph, a list item, a
 * table row, or the line of a directive.
 */
export interface Block {
  /** What and where it is, in words: "a point of a list in :::do". Equal in a translation. */
  kind: string;
  /** The same as a code that is part of the record, so it must not change when the wording of `kind` does. */
  form: string;
  /** Its first and last line, and its text as typed. */
  line: number;
  end: number;
  text: string;
  /** Names of quoted facts, link and picture targets, and directives inside it, each sorted. */
  facts: readonly string[];
  targets: readonly string[];
  marks: readonly string[];
  /** The words marked with `:term`. */
  terms: readonly string[];
}

const sorted = (words: readonly string[]): string[] => [...words].sort();

const factsIn = (text: string): string[] =>
  sorted([...text.matchAll(QUOTE)].map(([, name = '']) => name.trim()));

/** A directive as typed, without the attributes that are words for readers. */
function markOf({ type, name, attributes }: Directives): string {
  const kept = Object.entries(attributes ?? {})
    .filter(([key]) => !WORD_ATTRIBUTES.has(key))
    .map(([key, value]) => `${key}=${value ?? ''}`);
  return `${MARKS[KINDS[type]]}${name}${kept.length > 0 ? `{${sorted(kept).join(' ')}}` : ''}`;
}

/** For a block that has only words. */
const NOTHING: Pick<Block, 'targets' | 'marks' | 'terms'> = { targets: [], marks: [], terms: [] };

/**
 * What a block contains besides its words. `:foreign` is left out, because which words are foreign differs by language.
 */
function contents(node: Nodes): Pick<Block, 'targets' | 'marks' | 'terms'> {
  const targets: string[] = [];
  const marks: string[] = [];
  const terms: string[] = [];
  visit(node, (part) => {
    const isTarget = part.type === 'link' || part.type === 'image' || part.type === 'definition';
    // A quoted address is compared as a fact.
    if (isTarget && !part.url.includes('{{')) targets.push(part.url);
    if (part.type !== 'textDirective') return;
    if (part.name === 'term') terms.push(toString(part));
    // Punctuation such as "12:30" is parsed as a directive too, but has neither brackets nor braces.
    else if (part.name !== 'foreign' && (part.children.length > 0 || part.attributes?.['of']))
      marks.push(markOf(part));
  });
  return { targets: sorted(targets), marks: sorted(marks), terms: sorted(terms) };
}

/** What a block of running text is called. */
const NAMES: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'a paragraph',
  code: 'a block of code',
  html: 'HTML',
  thematicBreak: 'a line ---',
  definition: 'the address of a link',
};

/** What surrounds a block: the end of its `kind`, and the beginning of its `form`. */
interface Inside {
  words: string;
  signs: string;
}

/** What a block is, for its `kind` and its `form`. */
function nameOf(node: Nodes): [words: string, sign: string] {
  if (node.type === 'heading') {
    const id = explicitId(node);
    const sign = `${'#'.repeat(node.depth)}${id === undefined ? '' : ` {#${id}}`}`;
    return [`a heading ${sign}`, sign];
  }
  if (node.type === 'tableRow') {
    return [`a row of ${node.children.length} cells`, `row${node.children.length}`];
  }
  const mark = node.type === 'paragraph' ? sentenceOf(node)?.mark.typed : undefined;
  if (mark !== undefined) return [`the sentence \`${mark}\``, `say ${mark}`];
  if (!isDirective(node)) return [NAMES[node.type] ?? node.type, node.type];
  const typed = markOf(node);
  return [`${node.type === 'containerDirective' ? 'the box' : 'the line'} ${typed}`, typed];
}

/** The lines that open and close a box; its content is in blocks of its own. */
function frameOf(raw: string): string {
  const lines = raw.trimEnd().split('\n');
  const end = lines.length > 1 && /^\s*:{3,}$/.test(lines.at(-1) ?? '') ? '\n:::' : '';
  return `${lines[0] ?? ''}${end}`;
}

function blockOf(node: Nodes, source: string, inside: Inside): Block {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset);
  const isBox = node.type === 'containerDirective';
  const line = node.position?.start.line ?? 1;
  const text = isBox ? frameOf(raw) : raw;
  const [words, sign] = nameOf(node);
  return {
    kind: `${words}${inside.words}`,
    form: `${inside.signs}${sign}`,
    line,
    end: isBox ? line : (node.position?.end.line ?? line),
    text,
    facts: factsIn(text),
    ...(isBox ? NOTHING : contents(node)),
  };
}

/** Appends the blocks of some nodes to `into`, in order. */
function collect(nodes: readonly Nodes[], source: string, inside: Inside, into: Block[]): void {
  const below = (words: string, sign: string): Inside => ({
    words: `${words}${inside.words}`,
    signs: `${inside.signs}${sign}>`,
  });
  for (const node of nodes) {
    if (node.type === 'yaml') continue;
    if (node.type === 'list') {
      const [words, sign] = node.ordered ? ['a numbered point', 'ol'] : ['a point of a list', 'ul'];
      for (const { children } of node.children) {
        const from = into.length;
        const isText = children[0]?.type === 'paragraph';
        collect(children.slice(0, isText ? 1 : 0), source, below('', sign), into);
        const point = into[from];
        if (point && !point.form.includes('say ')) point.kind = `${words}${inside.words}`;
        collect(children.slice(isText ? 1 : 0), source, below(` below ${words}`, sign), into);
      }
    } else if (node.type === 'blockquote') {
      collect(node.children, source, below(' in a quotation', 'quote'), into);
    } else if (node.type === 'table') {
      collect(node.children, source, inside, into);
    } else {
      into.push(blockOf(node, source, inside));
      if (node.type === 'containerDirective') {
        collect(node.children, source, below(` in :::${node.name}`, `:::${node.name}`), into);
      }
    }
  }
}

/** The front matter fields that are words for readers. A translation has only these. */
export const WORD_FIELDS: readonly string[] = [
  'title',
  'description',
  'lead',
  'keywords',
  'excerpt',
  'sidebar_label',
  'heading',
  'card',
];

/** The blocks of the front matter, one for each field that is words. */
function topBlocks(source: string): Block[] {
  const top = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(source)?.[1];
  if (top === undefined) return [];
  const lines = top.split('\n');
  const found = lines.flatMap((text, index): Block[] => {
    const field = /^([\w-]+):/.exec(text)?.[1];
    if (field === undefined || !WORD_FIELDS.includes(field)) return [];
    // A value may continue below, indented or as a list with hyphens.
    const after = lines.slice(index + 1);
    const end = after.findIndex((next) => !/^(?:[ \t]|-|$)/.test(next));
    const whole = [text, ...after.slice(0, end < 0 ? after.length : end)].join('\n').trimEnd();
    return [
      {
        kind: `the line ${field}:`,
        form: `${field}:`,
        line: index + 2,
        end: index + 1 + whole.split('\n').length,
        text: whole,
        facts: factsIn(whole),
        ...NOTHING,
      },
    ];
  });
  // The order of the fields does not matter.
  return found.sort((a, b) => WORD_FIELDS.indexOf(fieldOf(a)) - WORD_FIELDS.indexOf(fieldOf(b)));
}

const fieldOf = ({ form }: Block): string => form.slice(0, -1);

/** A parsed Markdown file. */
export interface ReadText {
  /** With line feeds only, and without spaces inside the braces of facts. */
  source: string;
  /** As parsed, before anything is applied; undefined if the text is nested too deeply. */
  tree: Root | undefined;
  /** In order; empty if the text cannot be parsed. */
  blocks: readonly Block[];
}

function blocksOf(source: string, tree: Root): Block[] {
  const blocks = topBlocks(source);
  collect(tree.children, source, { words: '', signs: '' }, blocks);
  return blocks;
}

/** Parses a Markdown file, given as typed. Cached by its text. */
export const readText = remembered((_file, text: string): ReadText => {
  const source = evenSource(text);
  try {
    const tree = parseMarkdown(source);
    return { source, tree, blocks: blocksOf(source, tree) };
  } catch {
    return { source, tree: undefined, blocks: [] };
  }
});
