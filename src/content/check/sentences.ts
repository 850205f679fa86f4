import type { LineProblem } from '../problems';

/** Something no published text may contain, matched line by line. */
interface Forbidden {
  pattern: RegExp;
  message: (typed: string) => string;
}

/** API keys, passwords and personal data. */
const SECRETS: Forbidden[] = [
  {
    pattern:
      /\b(?:re_[A-Za-z0-9]{6,}[A-Za-z0-9_]{4,}|sk_(?:live|test)_\w{8,}|gh[pousr]_\w{20,}|github_pat_\w{20,}|nf[pcob]_\w{16,}|AKIA[A-Z0-9]{16}|xox[abps]-[\w-]{10,}|AIza[\w-]{30,})/,
    message: (typed) =>
      `"${typed.slice(0, 6)}..." is a secret key: remove it here, and make a new one at the ` +
      'service, since this one has been seen.',
  },
  {
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:password|passwort|passcode)\s*[:=]\s*\S+/i,
    message: () =>
      'A password or key stands here: remove it, and change it, since it has been seen.',
  },
  {
    pattern:
      /[\w.+-]+@(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|mac|aol|comcast|verizon|proton(?:mail)?|gmx)\.(?:com|net|me|de)\b/i,
    message: (typed) =>
      `"${typed}" looks like somebody's private address: remove it, or write {{ company.email }}.`,
  },
  {
    pattern: /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/,
    message: () => 'This looks like a social security number: remove it.',
  },
  {
    pattern: /(?<![\d.-])(?:\d{4}[ -]){3}\d{4}(?![\d-])/,
    message: () => 'This looks like the number of a payment card: remove it.',
  },
];

/** A note to oneself in English; in Spanish and Portuguese "todo" is an ordinary word. */
const TODO: Forbidden = {
  pattern: /\bTODO\b/i,
  message: (typed) => `"${typed}" looks unfinished: write the words, or remove it.`,
};

/** Text left over from the template of a new article, and notes to oneself. */
const UNFINISHED: Forbidden[] = [
  {
    pattern:
      /^Begin with the answer: what should the reader know|^## The first part$|\bWrite here\. Facts are quoted|^- (?:One|Another) thing\.$/,
    message: (typed) =>
      `"${typed}" is from the template of new articles: write your own words, or remove it.`,
  },
  {
    pattern:
      /\blorem\s+ipsum\b|\b(?:FIXME|TBD|TBA|XXX+)\b|\?{3,}|(?<!:\w+)\[(?:insert|add|link|name|date|your)\b[^\]\n]*\](?!\()|\bplaceholder\s+text\b|\btext goes here\b/i,
    message: (typed) => `"${typed}" looks unfinished: write the words, or remove it.`,
  },
];

const MERGE = /^(?:<{7}|\|{7}|>{7})(?:\s|$)|^={7}$/;

function find(line: string, number: number, kinds: readonly Forbidden[]): LineProblem[] {
  return kinds.flatMap(({ pattern, message }) => {
    const typed = pattern.exec(line)?.[0];
    return typed === undefined ? [] : [{ line: number, message: message(typed) }];
  });
}

/** Finds secrets and personal data in the lines of a file. */
export function secretsIn(lines: readonly string[]): LineProblem[] {
  return lines.flatMap((line, index) => find(line, index + 1, SECRETS));
}

/**
 * Finds leftovers of the template and notes of the writer.
 * @param isEnglish whether the lines are English
 */
export function unfinished(lines: readonly string[], isEnglish = true): LineProblem[] {
  const kinds = isEnglish ? [...UNFINISHED, TODO] : UNFINISHED;
  return lines.flatMap((line, index) => find(line, index + 1, kinds));
}

/** The first marker of an unresolved merge conflict, or undefined if there is none. */
export function mergeMarker(lines: readonly string[]): LineProblem | undefined {
  const index = lines.findIndex((line) => MERGE.test(line));
  const isReal = index >= 0 && lines.some((line) => /^(?:<{7}|>{7})/.test(line));
  return isReal
    ? {
        line: index + 1,
        message:
          'Two versions of this text were put together here and nobody chose (<<<<<<<, ' +
          '=======, >>>>>>>): keep one version and remove these lines.',
      }
    : undefined;
}
