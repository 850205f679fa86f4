import { closest, distance } from 'fastest-levenshtein';

/** One thing that is wrong in a staff file: where it is, and one sentence on how to fix it. */
export interface Problem {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** From 1; undefined if the problem concerns the whole file. */
  line?: number | undefined;
  /** One sentence for office staff. */
  message: string;
  /** The data file in which a name was not found. While that file is wrong itself, this may be no problem. */
  needs?: string;
  /** True if a publication does not wait for the fix, because the English has changed since a translation was made. */
  mayWait?: true;
  /** Why other problems may follow from this one. Problems with a cause are reported first. */
  cause?: Cause;
}

/** What other problems may follow from; a lower number is reported earlier. */
export type Cause = keyof typeof CAUSES;
const CAUSES = {
  /** Facts that cannot be read: every text that quotes one seems to be wrong. */
  unread: 0,
  /** A fact that is wrong in itself. */
  fact: 1,
  /** A text that cannot be read: links to its parts seem to be wrong. */
  text: 2,
  /** A page that is gone or has another address: all links to it are broken. */
  address: 3,
} as const;
const FOLLOWS = 4;

/** A problem in a file that the caller knows. */
export type LineProblem = Omit<Problem, 'file'>;

/** Writes a problem as `docs/faqs.md:12: sentence`. */
export function formatProblem({ file, line, message }: Problem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** Problems in the order of causes, files and lines, each once. */
export function eachOnce(problems: readonly Problem[]): Problem[] {
  const once = new Map(problems.map((problem) => [formatProblem(problem), problem]));
  const rank = ({ cause }: Problem): number => (cause === undefined ? FOLLOWS : CAUSES[cause]);
  return [...once.values()].sort(
    (a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The problems to report, and how many are held back until those are fixed. */
export interface Told {
  problems: Problem[];
  heldBack: number;
}

/**
 * Selects the problems to report, each once. If facts cannot be read, only that is reported, because most other
 * problems would blame files that are right.
 *
 * @param earlier how many problems were held back before
 */
export function toldOf(problems: readonly Problem[], earlier = 0): Told {
  const all = eachOnce(problems);
  const unread = all.filter(({ cause }) => cause === 'unread');
  return unread.length > 0
    ? { problems: unread, heldBack: earlier + all.length - unread.length }
    : { problems: all, heldBack: earlier };
}

/** Formats problems one per line, in the order of causes, files and lines, each once. */
export function formatProblems(problems: readonly Problem[]): string {
  return eachOnce(problems).map(formatProblem).join('\n');
}

/**
 * Stops a build because of text that somebody typed. It has no stack trace: its reader is office staff, who need the
 * line of the text.
 */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(formatProblems(problems));
    this.name = 'ContentError';
    this.problems = problems;
    this.stack = this.message;
  }

  /** Docusaurus prints errors through Node's `inspect`, which would add the fields of the object. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return this.message;
  }

  /** Docusaurus prints this under "Details" when a page fails to compile. */
  toJSON(): { problems: readonly Problem[] } {
    return { problems: this.problems };
  }
}

/**
 * Returns `Did you mean "x"?` for the nearest known name. If none is near (more than half of the letters differ), it
 * returns all known names, or the nearest three of more than twelve.
 */
export function suggest(typed: string, known: readonly string[]): string {
  if (known.length === 0) {
    return 'There is none yet.';
  }
  const nearest = closest(typed, [...known]);
  if (distance(typed, nearest) <= Math.max(2, Math.ceil(typed.length / 2))) {
    return `Did you mean "${nearest}"?`;
  }
  if (known.length <= 12) return `Choose one of: ${known.join(', ')}.`;
  const near = [...known].sort((a, b) => distance(typed, a) - distance(typed, b)).slice(0, 3);
  return `The nearest are ${near.join(', ')}.`;
}
