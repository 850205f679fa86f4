import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { splitParts } from './columns';
import { checkAttributes } from './directive-attributes';
import { DIRECTIVES, type Directive } from './directives';
import { WORD_ATTRIBUTES } from './directives/attributes';
import { isDirective, KINDS, MARKS } from './directive-kinds';
import { suggest, type LineProblem } from './problems';
import type { References } from './references';
import { withPrintQuotes } from './typography';

/**
 * Parents that take no text directive: they are controls or link targets already, and menus repeat their bare words.
 */
const BARE = new Set(['heading', 'link']);

/** The source text of a node. */
function typedSource(node: RootContent, source: string): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}

/**
 * True if a colon is punctuation. After a letter or digit ("note:this", "12:30pm") only a known name with a label or
 * braces is a directive; elsewhere a known name, or a label or braces, is enough.
 */
function isPlainColon(node: Directives, source: string): boolean {
  if (node.type !== 'textDirective') {
    return false;
  }
  const before = source[(node.position?.start.offset ?? 0) - 1] ?? ' ';
  const typed = typedSource(node, source);
  const hasLabel = typed.includes('[') || typed.includes('{');
  return /[\p{L}\p{N}]/u.test(before)
    ? !(DIRECTIVES.has(node.name) && hasLabel)
    : !hasLabel && !DIRECTIVES.has(node.name);
}

/** The text that was parsed as a directive by mistake, with the markup in its label kept. */
function asText(node: Directives, source: string): PhrasingContent[] {
  const typed = typedSource(node, source);
  const label = node.children as PhrasingContent[];
  const first = label[0]?.position?.start.offset;
  const last = label.at(-1)?.position?.end.offset;
  if (first === undefined || last === undefined) {
    return [{ type: 'text', value: typed }];
  }
  const start = node.position?.start.offset ?? 0;
  return [
    { type: 'text', value: typed.slice(0, first - start) },
    ...label,
    { type: 'text', value: typed.slice(last - start) },
  ];
}

function unknownName(node: Directives, mark: string): string {
  const names = [...DIRECTIVES.values()]
    .filter(({ kind }) => kind === KINDS[node.type])
    .map(({ name }) => name);
  return `There is no ${mark}${node.name}. ${suggest(node.name, names)}`;
}

function wrongKind(node: Directives, directive: Directive): string {
  const how = {
    leaf: 'stands alone on a line',
    container: 'stands on a line of its own, and a line with only ::: closes it',
    text: 'stands inside a sentence',
  };
  const example = directive.example.split('\n')[0] ?? '';
  return `"${node.name}" begins with ${MARKS[directive.kind]} and ${how[directive.kind]}: write ${example}`;
}

/** True if a container ends with a line of colons. */
function isClosed(node: Directives, source: string): boolean {
  const lines = typedSource(node, source).trimEnd().split('\n');
  return lines.length > 1 && /^[\s>]*:{3,}$/.test(lines.at(-1) ?? '');
}

/**
 * The attributes with typographic quotes in their words. An attribute without a value becomes `true`, because HTML
 * drops an empty one.
 */
function printed(
  attributes: NonNullable<Directives['attributes']>,
): Record<string, string | true | null | undefined> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      value === '' ? true : value && WORD_ATTRIBUTES.has(name) ? withPrintQuotes(value) : value,
    ]),
  );
}

/**
 * The props that the words of a directive stand for; empty if the directive has no `meaning`, or if a problem was
 * reported.
 */
function meaningOf(
  node: Directives,
  { meaning }: Directive,
  references: References,
  problems: LineProblem[],
): Record<string, unknown> {
  const found = meaning?.(toString(node).trim(), references);
  if (found === undefined) return {};
  if ('props' in found) return found.props;
  const { problem: message, needs } = found;
  problems.push({ line: node.position?.start.line ?? 1, message, ...(needs && { needs }) });
  return {};
}

/** Turns one directive into its element, or reports why it cannot. */
function convert(
  node: Directives,
  source: string,
  references: References,
  problems: LineProblem[],
): void {
  const line = node.position?.start.line ?? 1;
  const mark = MARKS[KINDS[node.type]];
  const directive = DIRECTIVES.get(node.name);
  if (directive === undefined) {
    problems.push({ line, message: unknownName(node, mark) });
    return;
  }
  if (directive.kind !== KINDS[node.type]) {
    problems.push({ line, message: wrongKind(node, directive) });
    return;
  }
  if (node.type === 'containerDirective' && !isClosed(node, source)) {
    const message = `:::${node.name} is never closed: add a line with only ::: where it ends.`;
    problems.push({ line, message });
    return;
  }
  if (node.type === 'leafDirective' && node.children.length > 0) {
    const message = `::${node.name} takes its words in braces, not in brackets: write ${directive.example}`;
    problems.push({ line, message });
    return;
  }
  const attributes = { ...node.attributes };
  const wrong = checkAttributes(`${mark}${node.name}`, directive, attributes, references);
  problems.push(...wrong.map((problem) => ({ line, ...problem })));
  const meant = meaningOf(node, directive, references, problems);
  node.data = {
    hName: directive.element,
    hProperties: { ...directive.fixed, ...printed(attributes), ...meant },
  } as Directives['data'];
  if (directive.parts && node.type === 'containerDirective') {
    splitParts(node, directive.parts, node.name, problems);
  }
}

/**
 * Turns every directive of a parsed file into the element of its component, and colons that are only punctuation back
 * into text. Works in place.
 */
export function applyDirectives(tree: Root, source: string, references: References): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, (node, index, parent) => {
    if (!isDirective(node) || parent === undefined || index === undefined) {
      return undefined;
    }
    if (isPlainColon(node, source)) {
      const words = asText(node, source);
      (parent.children as RootContent[]).splice(index, 1, ...words);
      return [SKIP, index + words.length];
    }
    if (node.type === 'textDirective' && BARE.has(parent.type)) {
      const message = `A :${node.name} cannot stand inside a heading or a link; put it into the text.`;
      problems.push({ line: node.position?.start.line, message });
      return undefined;
    }
    convert(node, source, references, problems);
    return undefined;
  });
  return problems;
}
