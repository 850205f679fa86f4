import type { Link, Nodes, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { explicitId } from '../heading-id';
import { DIRECTIVES } from '../directives';
import type { LineProblem } from '../problems';

/** Markup that Markdown did not recognize, so that visitors would read it as typed. */
interface Leftover {
  pattern: RegExp;
  /** The sentence for a match and its groups. */
  say: (typed: string, groups: readonly string[]) => string;
}

const NAMES = [...DIRECTIVES.keys()].join('|');

const LEFTOVERS: Leftover[] = [
  {
    pattern: /^(#{1,6})([^\s#\d!][^\n]*)/m,
    say: (typed, [marks = '', words = '']) =>
      `"${short(typed)}" is meant as a heading and would be printed with its #: write ` +
      `"${marks} ${short(words)}", with a blank after ${marks}, on a line of its own.`,
  },
  {
    pattern: /(?<!\{)\{\s*([a-z][\w-]*(?:\.[\w³/-]+)+)\s*\}(?!\})/i,
    say: (typed, [name = '']) =>
      `"${typed}" would be printed as it stands: a fact has two braces, {{ ${name} }}.`,
  },
  {
    pattern: /\[\[([^\]]*)\]\]/,
    say: (typed) =>
      `"${short(typed)}" would be printed as it stands: a fact has braces, {{ name }}, a link is [words](/page).`,
  },
  {
    pattern: /\{\s*#[^}]*\}/,
    say: (typed) =>
      `"${short(typed)}" would be printed as it stands: a link name stands at the end of a ` +
      `heading's line, without blanks, as {#a-few-words}.`,
  },
  {
    pattern: /\{\s*(?:title|label|to|id|name|law)\s*=[^}]*\}/,
    say: (typed) =>
      `"${short(typed)}" would be printed as it stands: it belongs to a line that begins with ` +
      ':: and a name, without a blank between.',
  },
  {
    pattern: /!\s*\[[^\]\n]*\]\s*\([^)\n]*\)?/,
    say: (typed) =>
      `"${short(typed)}" is meant as a picture and would be printed: write ![what it ` +
      'shows](/img/name.jpg), without blanks between, and none in the name of the file.',
  },
  {
    pattern: /\[[^\]\n]+\]\s*\([^)\n]*\)?/,
    say: (typed) =>
      `"${short(typed)}" is meant as a link and would be printed: write [words](/page), ` +
      'without a blank between ] and ( or in the address.',
  },
  {
    pattern: /\([^()\n]+\)\[(?:\/|https?:|#)[^\]\n]*\]?/,
    say: (typed) => `"${short(typed)}" has its brackets the wrong way round: write [words](/page).`,
  },
  {
    pattern: /\[[^\]\n]+\]\[[^\]\n]*\]|\[\^[^\]\n]+\]/,
    say: (typed) => `"${short(typed)}" would be printed as it stands: write [words](/page).`,
  },
  {
    pattern: /\[[^\]\n]+\]\{?(?:\/[a-z]|https?:)/,
    say: (typed) =>
      `"${short(typed)}" is meant as a link and would be printed: the address stands in parentheses, [words](/page).`,
  },
  {
    pattern: /\*\*/,
    say: () =>
      'Two ** would be printed here: bold words have ** right before and right after them, in one paragraph: **so**.',
  },
  {
    pattern: /(?<=^|[\s("“])__|__(?=$|[\s)"”.,;:!?])/m,
    say: () => 'Two __ would be printed here: write bold words as **so**.',
  },
  {
    pattern: /~~/,
    say: () => 'Two ~~ would be printed here: struck words have ~~ before and after them.',
  },
  {
    pattern: /(?<=\S\s)\*(?=\p{L})|(?<=\p{L})\*(?=\p{L})/u,
    say: () =>
      'A * would be printed here: italic words have * right before and right after them: *so*.',
  },
  {
    pattern: /(?<=^|\s)_(?=\p{L})/mu,
    say: () => 'An _ would be printed here: italic words have * before and after them: *so*.',
  },
  {
    pattern: /`/,
    say: () => 'A ` would be printed here; remove it, or type a plain quotation mark.',
  },
  {
    pattern: /^[ \t]*(?:[•·▪◦‣●○■□➢✓✔►\uF0B7\uF0A7][ \t\u00A0]*|[–—][ \t\u00A0]+|o\t)(?=\S)/m,
    say: (typed) =>
      `"${typed.trim()}" at the beginning of a line makes no list: begin each point with a ` +
      'hyphen and a blank, "- ", on a line of its own.',
  },
  {
    pattern: /^[ \t]*-(?=[A-Z][a-z])/m,
    say: () => 'A point of a list needs a blank after its hyphen: "- ".',
  },
  {
    pattern: /^\d{1,2}[.)](?=[A-Z])/m,
    say: (typed) => `"${typed}" begins no list: type a blank after it, "${typed} ".`,
  },
  {
    pattern: new RegExp(`:{2,}\\s*(?:${NAMES})\\b`),
    say: (typed) =>
      `"${typed}" would be printed as it stands: it needs a line of its own, without anything before or after it.`,
  },
  {
    pattern: /\bterm\s*\[[^\]\n]+\]/,
    say: (typed) =>
      `"${typed}" would be printed as it stands: a word of the glossary is :term[...], with a ` +
      'colon and without blanks.',
  },
  {
    pattern: /(?<=^|\s):[a-z_]{3,}:(?=$|\s|[.,!])/m,
    say: (typed) =>
      `"${typed}" would be printed as it stands; type the sign itself, or leave it out.`,
  },
  {
    pattern: /&(?:nbsp|amp|lt|gt|quot|mdash|ndash)(?!;)/,
    say: (typed) =>
      `"${typed}" would be printed as it stands; write "${typed};" or the sign itself.`,
  },
  {
    pattern: /\\[nrt](?=\s|$|[A-Z])/,
    say: (typed) => `"${typed}" would be printed as it stands; remove it.`,
  },
];

function short(typed: string): string {
  const line = typed.split('\n')[0] ?? '';
  return line.length > 50 ? `${line.slice(0, 47)}...` : line;
}

/** One sentence per place: a failed picture is also a failed link. */
function leftovers(node: Text, source: string): LineProblem[] {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset);
  let rest = node.value;
  return LEFTOVERS.flatMap(({ pattern, say }) => {
    const found = pattern.exec(rest);
    // A backslash before it means that it is intended.
    if (!found || !raw.includes(found[0].trim()) || raw.includes(`\\${found[0].trim()}`)) return [];
    const line =
      (node.position?.start.line ?? 1) + rest.slice(0, found.index).split('\n').length - 1;
    rest = rest.replace(found[0], (typed) => typed.replace(/[^\n]/g, ' '));
    return [{ line, message: say(found[0], found.slice(1)) }];
  });
}

const lineOf = (node: Nodes): number => node.position?.start.line ?? 1;

function sourceOf(node: Nodes, source: string): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset);
}

function codeProblem(node: Nodes & { type: 'code' }, source: string): LineProblem[] {
  const typed = sourceOf(node, source);
  const fence = /^[ \t>]*(`{3,}|~{3,})/.exec(typed)?.[1];
  if (fence === undefined) {
    const message =
      'This line begins with a tab or four blanks and would look like program code; remove ' +
      'what stands before its first word.';
    return [{ line: lineOf(node), message }];
  }
  const last = typed.trimEnd().split('\n').slice(1).at(-1) ?? '';
  if (last.replace(/^[>\s]*/, '').startsWith(fence)) return [];
  const message =
    `The ${fence} of this line swallows all that follows: remove it, or write ${fence} ` +
    'alone on the line where it ends.';
  return [{ line: lineOf(node), message }];
}

function headingProblems(tree: Root, source: string): LineProblem[] {
  let before = 1;
  const problems: LineProblem[] = [];
  visit(tree, (node) => {
    // The title of such a box is a level-3 heading.
    if (node.type === 'containerDirective' && node.name === 'answers') before = 3;
    if (node.type !== 'heading') return;
    const typed = sourceOf(node, source);
    const line = lineOf(node);
    if (!typed.trimStart().startsWith('#')) {
      const message =
        'The line of --- or === below this text makes a large heading of it: leave an empty ' +
        'line between, or write ## before a heading.';
      problems.push({ line, message });
    } else if (toString(node).trim() === '' && node.children.every(({ type }) => type === 'text')) {
      problems.push({
        line,
        message: 'A heading without words: write them after ##, or remove it.',
      });
    } else if (node.depth > before + 1) {
      const message =
        `This heading has ${'#'.repeat(node.depth)} below one of ` +
        `${before < 2 ? 'the page itself' : '#'.repeat(before)}; write ` +
        `${'#'.repeat(before + 1)}, since the steps of headings are counted out to blind readers.`;
      problems.push({ line, message });
    }
    before = node.depth;
  });
  return problems;
}

const isWordless = (link: Link): boolean =>
  toString(link).trim() === '' && !link.children.some(({ type }) => type === 'image');

/**
 * Finds what visitors would read as typed, or not see at all.
 * @param tree as parsed, before anything is applied
 */
export function printedRaw(tree: Root, source: string): LineProblem[] {
  const problems = headingProblems(tree, source);
  visit(tree, (node, index, parent) => {
    if (node.type === 'text') {
      const isHeadingEnd = parent?.type === 'heading' && index === parent.children.length - 1;
      const named = isHeadingEnd && explicitId(parent) !== undefined;
      const text = named ? { ...node, value: node.value.replace(/\s*\{#[^{}]+\}\s*$/, '') } : node;
      problems.push(...leftovers(text, source));
    } else if (node.type === 'code') {
      problems.push(...codeProblem(node, source));
    } else if (node.type === 'link' && isWordless(node)) {
      const message = `The link to ${node.url} has no words: write them between the brackets, [words](${node.url}).`;
      problems.push({ line: lineOf(node), message });
    }
    const before = parent?.children[(index ?? 0) - 1];
    if (node.type === 'link' && before?.type === 'text' && /!\s*$/.test(before.value)) {
      if (/\.(?:jpe?g|png|svg|webp|avif|gif)$/i.test(node.url)) {
        const message =
          `The picture ${node.url} would be only a link: write ![what it shows](${node.url}), ` +
          'without a blank after the !.';
        problems.push({ line: lineOf(node), message });
      }
    }
    if ((node.type === 'inlineCode' || node.type === 'code') && /\{\{[^{}]*\}\}/.test(node.value)) {
      const message = 'A fact between ` signs is printed with its braces; remove the ` signs.';
      problems.push({ line: lineOf(node), message });
    }
  });
  return problems;
}
