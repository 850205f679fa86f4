import { closest, distance } from 'fastest-levenshtein';

/** One thing that is wrong in a staff file: where it is and one sentence saying how to mend it. */
export interface Problem {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** First line is 1; undefined when the problem concerns the whole file. */
  line?: number | undefined;
  /** One sentence for office staff. */
  message: string;
  /** The data file in which a name was not found; while that file is wrong itself, the problem may be none. */
  needs?: string;
  /** Whether a publication does not wait until it is mended: the English has changed since a translation was made. */
  mayWait?: true;
  /** Why other problems may follow from this one; such are told first. */
  cause?: Cause;
}

/** What other problems follow from, and how soon it is told. */
export type Cause = keyof typeof CAUSES;
const CAUSES = {
  /** Facts that cannot be read: every text that quotes one seems to be wrong. */
  unread: 0,
  /** A fact that cannot be. */
  fact: 1,
  /** A text that cannot be read: links to its parts seem to be wrong. */
  text: 2,
  /** A page that is gone, or has another address: all links to it are lost. */
  address: 3,
} as const;
const FOLLOWS = 4;

/** A problem inside one file whose name the caller knows. */
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

/** What is told, and how much is held back until that is mended. */
export interface Told {
  problems: Problem[];
  heldBack: number;
}

/**
 * The problems to tell, each once. Where facts cannot be read that is told alone: most of the others would accuse
 * files that are right.
 *
 * @param earlier what was held back before
 */
export function toldOf(problems: readonly Problem[], earlier = 0): Told {
  const all = eachOnce(problems);
  const unread = all.filter(({ cause }) => cause === 'unread');
  return unread.length > 0
    ? { problems: unread, heldBack: earlier + all.length - unread.length }
    : { problems: all, heldBack: earlier };
}

/** Writes problems one a line, in the order of causes, files and lines, each once. */
export function formatProblems(problems: readonly Problem[]): string {
  return eachOnce(problems).map(formatProblem).join('\n');
}

/**
 * Stops a build because of text somebody typed. It carries no stack trace, since the reader is office
 * staff and the place that matters is the line of the text.
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
 * Returns `did you mean "x"?` for the name nearest to what was typed; when nothing is near (more than half of
 * the letters differ) the whole list, or of a long one the nearest three.
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
