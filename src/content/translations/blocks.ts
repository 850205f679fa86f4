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
 * A text in the parts by which a translation is compared with it: a line at its top, a heading, a paragraph, a point of
 * a list, a row of a table, the line of a directive.
 */
export interface Block {
  /** What it is and where, in words: "a point of a list in :::do". A translation has the same. */
  kind: string;
  /** The same as a sign that stays, whatever the words: it is a part of what is recorded. */
  form: string;
  /** Its first and last line, and how it is typed. */
  line: number;
  end: number;
  text: string;
  /** Names of the facts that it quotes, link targets and pictures, and directives within it, each in a fixed order. */
  facts: readonly string[];
  targets: readonly string[];
  marks: readonly string[];
  /** The words that the glossary explains. */
  terms: readonly string[];
}

const sorted = (words: readonly string[]): string[] => [...words].sort();

const factsIn = (text: string): string[] =>
  sorted([...text.matchAll(QUOTE)].map(([, name = '']) => name.trim()));

/** A directive as it is typed, without the attributes that are words for readers. */
function markOf({ type, name, attributes }: Directives): string {
  const kept = Object.entries(attributes ?? {})
    .filter(([key]) => !WORD_ATTRIBUTES.has(key))
    .map(([key, value]) => `${key}=${value ?? ''}`);
  return `${MARKS[KINDS[type]]}${name}${kept.length > 0 ? `{${sorted(kept).join(' ')}}` : ''}`;
}

/** What stands in a block that has words alone. */
const NOTHING: Pick<Block, 'targets' | 'marks' | 'terms'> = { targets: [], marks: [], terms: [] };

/** What stands within a block besides its words. Which words are foreign is another matter in each language. */
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
    // A colon in the text ("12:30") has neither brackets nor braces.
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

/** What a block stands in: in words, as the end of its kind, and as signs. */
interface Inside {
  words: string;
  signs: string;
}

/** A heading, a paragraph, a line: what it is in words and as a sign. */
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

/** The lines that open and close a box: what stands between them is blocks of its own. */
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

/** Collects the blocks of a text in their order. */
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

/** The lines at the top that are words for readers; all others stand in the English file alone. */
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

/** The blocks at the top of a file: one for each line that is words. */
function topBlocks(source: string): Block[] {
  const top = /^---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(source)?.[1];
  if (top === undefined) return [];
  const lines = top.split('\n');
  const found = lines.flatMap((text, index): Block[] => {
    const field = /^([\w-]+):/.exec(text)?.[1];
    if (field === undefined || !WORD_FIELDS.includes(field)) return [];
    // A value may go on below, indented or as a list with hyphens.
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
  // The order of the lines says nothing.
  return found.sort((a, b) => WORD_FIELDS.indexOf(fieldOf(a)) - WORD_FIELDS.indexOf(fieldOf(b)));
}

const fieldOf = ({ form }: Block): string => form.slice(0, -1);

/** A Markdown file that was read. */
export interface ReadText {
  /** With line feeds only, and facts without blanks in their braces. */
  source: string;
  /** As it is parsed, before anything is applied; undefined of a text that is nested too deeply. */
  tree: Root | undefined;
  /** In their order; none of a text that cannot be parsed. */
  blocks: readonly Block[];
}

function blocksOf(source: string, tree: Root): Block[] {
  const blocks = topBlocks(source);
  collect(tree.children, source, { words: '', signs: '' }, blocks);
  return blocks;
}

/** Reads a Markdown file. @param text as it is typed; one that was read before is not parsed again */
export const readText = remembered((_file, text: string): ReadText => {
  const source = evenSource(text);
  try {
    const tree = parseMarkdown(source);
    return { source, tree, blocks: blocksOf(source, tree) };
  } catch {
    return { source, tree: undefined, blocks: [] };
  }
});
