import type { Html, Nodes, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { LineProblem } from './problems';

/** The only HTML allowed, for which Markdown has no syntax. */
const SAFE_TAGS = ['br', 'sub', 'sup', 'kbd', 'mark'];
const VOID_TAGS = ['br'];
const REMEDIES: Readonly<Record<string, string>> = {
  b: 'write **bold**',
  strong: 'write **bold**',
  i: 'write *italic*',
  em: 'write *italic*',
  a: 'write [words](/page)',
  img: 'write ![what it shows](/img/name.jpg)',
  iframe: 'use the ::video directive, or a plain link',
  script: 'scripts cannot be written in a text',
  style: 'the look of the site is not changed in a text',
  details: 'use :::more{title="..."}',
  h1: 'write ## before a heading',
  h2: 'write ## before a heading',
  p: 'leave it out: an empty line begins a paragraph',
  div: 'leave it out: an empty line begins a paragraph',
  span: 'leave it out; for words in another language use :foreign[...]{lang=es}',
  font: 'leave it out: the site gives texts their look',
  u: 'leave it out, since underlined words look like links; write **bold**',
  table: 'write a table with | signs',
  ul: 'begin each line of the list with a hyphen',
};
const TAG = /<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:\s[^>]*)?)\/?>/g;

interface Tag {
  name: string;
  closing: boolean;
}

function checkHtml(node: Html, problems: LineProblem[]): Tag[] {
  const line = node.position?.start.line ?? 1;
  const value = node.value.replace(/<!--[\s\S]*?-->/g, '');
  const tags: Tag[] = [];
  for (const [whole, slash, rawName = '', attributes = ''] of value.matchAll(TAG)) {
    const name = rawName.toLowerCase();
    const at = line + node.value.slice(0, node.value.indexOf(whole)).split('\n').length - 1;
    if (!SAFE_TAGS.includes(name)) {
      const remedy = REMEDIES[name] ?? 'leave it out; where you mean a less-than sign write &lt;';
      problems.push({ line: at, message: `The HTML tag <${name}> cannot be used; ${remedy}.` });
    } else if (attributes.replace('/', '').trim() !== '') {
      const message = `The HTML tag <${name}> cannot have anything after its name; write <${name}>.`;
      problems.push({ line: at, message });
    } else {
      tags.push({ name, closing: slash === '/' });
    }
  }
  if (/<(?:!--|[!?/A-Za-z])/.test(value.replace(TAG, ''))) {
    const message = 'This begins like HTML and does not end; for a less-than sign write &lt;.';
    problems.push({ line, message });
  }
  return tags;
}

function checkBalance(parent: Parent, tags: Tag[], problems: LineProblem[]): void {
  const open: string[] = [];
  for (const { name, closing } of tags) {
    if (VOID_TAGS.includes(name)) {
      continue;
    }
    if (!closing) {
      open.push(name);
    } else if (open.pop() !== name) {
      open.push(name);
      break;
    }
  }
  if (open.length > 0) {
    const message = `The HTML tag <${open[0]}> needs its partner in the same paragraph: <${open[0]}>...</${open[0]}>.`;
    problems.push({ line: parent.position?.start.line ?? 1, message });
  }
}

/** Checks raw HTML against the allowed tags, and removes comments. */
export function applyHtmlRules(tree: Root): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, (node) => {
    if (!('children' in node)) {
      return;
    }
    const html = (node.children as Nodes[]).filter((child) => child.type === 'html');
    const tags = html.flatMap((child) => checkHtml(child, problems));
    checkBalance(node, tags, problems);
    for (const child of html) {
      child.value = child.value.replace(/<!--[\s\S]*?-->/g, '');
    }
  });
  return problems;
}

/** Finds lines meant as directives that are not, and level-1 headings, which the page already has. */
export function checkText(tree: Root): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, 'text', (node, position) => {
    node.value.split('\n').forEach((text, index) => {
      if (/^\s*::/.test(text) && (index > 0 || position === 0)) {
        const line = (node.position?.start.line ?? 1) + index;
        problems.push({ line, message: strayMark(text.trim()) });
      }
    });
  });
  visit(tree, 'heading', (node) => {
    if (node.depth === 1) {
      const message =
        'A heading with one # is the page\'s own title, which is in the line "title:" already; use ##.';
      problems.push({ line: node.position?.start.line ?? 1, message });
    }
  });
  return problems;
}

function strayMark(typed: string): string {
  if (/^:{3,}$/.test(typed)) {
    return 'This ::: closes nothing: remove it, or write the line that opens the box above it.';
  }
  const name = /^:+\s*([A-Za-z-]*)/.exec(typed)?.[1] ?? '';
  return (
    `"${typed.slice(0, 40)}" is not a complete directive: no space after the colons, words only ` +
    `as {name="..."}, both braces and quotes closed${name ? ` (EDITING.md shows "${name}")` : ''}.`
  );
}
