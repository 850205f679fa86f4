import { FACT_FILES, type Facts } from '../facts';
import type { LineProblem } from '../problems';

/** A fact name without braces that is not a file, host or address. */
const BARE = new RegExp(
  `(?<![\\w./@-])(?:${FACT_FILES.join('|')})\\.(?!json\\b|com\\b|org\\b|net\\b|gov\\b|example\\b)[a-z]\\w+(?:\\.\\w+)*`,
);

const QUOTE = /(\$\s*)?\{\{\s*([^{}]+?)\s*\}\}[\s\u00A0]*([A-Za-z²³/]+)?/g;

/** Reports text next to a quoted fact that repeats what the fact says: "48 hours hours", "$$165". */
function doubled(line: string, facts: Facts): string[] {
  return [...line.matchAll(QUOTE)].flatMap(([, dollar, name = '', next = '']) => {
    const found = facts.look(name);
    if (!('text' in found)) return [];
    const { text } = found;
    const last = text.split(/[\s\u00A0]/).at(-1) ?? '';
    if (dollar !== undefined && text.startsWith('$')) {
      return [`The fact {{ ${name} }} is "${text}", with its $; remove the one before it.`];
    }
    return next !== '' && last.toLowerCase() === next.toLowerCase()
      ? [`The fact {{ ${name} }} is "${text}", with its last word; remove the "${next}" after it.`]
      : [];
  });
}

/** Finds fact names without braces, and text that repeats part of a quoted fact. */
export function quotingProblems(lines: readonly string[], facts: Facts): LineProblem[] {
  return lines.flatMap((line, index) => {
    const bare = BARE.exec(line.replace(/\{\{[^{}]*\}\}/g, '').replace(/\{[^{}]*\}/g, ''))?.[0];
    const messages = [
      ...(bare === undefined
        ? []
        : [`"${bare}" would be printed as it stands: a fact has two braces, {{ ${bare} }}.`]),
      ...doubled(line, facts),
    ];
    return messages.map((message) => ({ line: index + 1, message }));
  });
}
