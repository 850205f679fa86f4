import { inspect } from 'node:util';
import { closest, distance } from 'fastest-levenshtein';

/** One thing that is wrong in a staff file: where it is and one sentence saying how to mend it. */
export interface Problem {
  /** Path from the project folder, with forward slashes. */
  file: string;
  /** First line is 1; undefined when the problem concerns the whole file. */
  line?: number | undefined;
  /** One sentence for office staff. */
  message: string;
}

/** A problem inside one file whose name the caller knows. */
export type LineProblem = Omit<Problem, 'file'>;

/** Writes a problem as `docs/faqs.md:12: sentence`. */
export function formatProblem({ file, line, message }: Problem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** Writes problems one a line, in the order of files and lines, each once. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = [...problems].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
  return [...new Set(sorted.map(formatProblem))].join('\n');
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

  /** Docusaurus prints errors through `inspect`, which would add the fields of the object. */
  [inspect.custom](): string {
    return this.message;
  }

  /** Docusaurus prints this under "Details" when a page fails to compile. */
  toJSON(): { problems: readonly Problem[] } {
    return { problems: this.problems };
  }
}

/**
 * Returns `did you mean "x"?` for the name nearest to what was typed, or the whole list when
 * nothing is near (more than half of the letters differ).
 */
export function suggest(typed: string, known: readonly string[]): string {
  if (known.length === 0) {
    return 'There is none yet.';
  }
  const nearest = closest(typed, [...known]);
  if (distance(typed, nearest) <= Math.max(2, Math.ceil(typed.length / 2))) {
    return `Did you mean "${nearest}"?`;
  }
  return known.length <= 12 ? `Choose one of: ${known.join(', ')}.` : `EDITING.md lists them.`;
}
