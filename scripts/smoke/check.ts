import type { Answer } from './ask';

/** The result of one check. `ok` is undefined if hosts may differ in it, or if it could not be tried. */
export interface Check {
  name: string;
  ok: boolean | undefined;
  /** What was found. */
  found?: string;
}

/** What is wrong at one address; `problem` is undefined if nothing is. */
export interface Finding {
  path: string;
  problem: string | undefined;
}

/** How many addresses a line names for each fault, and how many faults. */
const NAMED = 3;

/**
 * Combines the findings of many addresses into one check: their number, or the first addresses of each fault and how
 * many more there are.
 */
export function checkOf(name: string, findings: readonly Finding[]): Check {
  const faults = new Map<string, string[]>();
  for (const { path, problem } of findings) {
    if (problem !== undefined) faults.set(problem, [...(faults.get(problem) ?? []), path]);
  }
  if (faults.size === 0) return { name, ok: true, found: `${findings.length}` };
  const wrong = [...faults].map(([problem, paths]) => {
    const rest = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
    return `${paths.slice(0, NAMED).join(', ')}${rest}: ${problem}`;
  });
  const most = wrong.slice(0, NAMED).join('; ');
  const others = wrong.length > NAMED ? `; and ${wrong.length - NAMED} other faults` : '';
  return { name, ok: false, found: `of ${findings.length}: ${most}${others}` };
}

/** Returns the status, or why there was no answer. */
export function statusOf({ status, body }: Answer): string {
  return status === 0 ? `no answer (${body.toString().slice(0, 80)})` : String(status);
}

/** Returns a check that is undecided if the answer is 429: refusing too many requests from one address is right. */
export function unlessLimited(name: string, answer: Answer, isRight: boolean): Check {
  return answer.status === 429
    ? { name, ok: undefined, found: '429: asked too often from here; try it again in ten minutes' }
    : { name, ok: isRight, found: statusOf(answer) };
}

/** Returns the headers of an answer that differ from what a function of this project sends. */
export function differing(
  { headers }: Answer,
  expected: Iterable<readonly [string, string]>,
): string[] {
  return [...expected].flatMap(([name, value]) =>
    headers.get(name) === value ? [] : `${name}: ${headers.get(name)?.slice(0, 60) ?? 'none'}`,
  );
}
