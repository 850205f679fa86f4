import type { Answer } from './ask';

/** One thing looked at. `ok` is undefined where the real host may differ from the local one, or nobody could try. */
export interface Check {
  name: string;
  ok: boolean | undefined;
  /** What was found. */
  found?: string;
}

/** What is wrong at one address; undefined where it is as promised. */
export interface Finding {
  path: string;
  problem: string | undefined;
}

/** How many addresses a line names of those with the same fault. */
const NAMED = 3;

/** One check of many addresses: how many were looked at, or by fault the first that differ, and how many more do. */
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

/** The status, or why nobody answered. */
export function statusOf({ status, body }: Answer): string {
  return status === 0 ? `no answer (${body.toString().slice(0, 80)})` : String(status);
}

/** What was asked too often from one address could not be tried: the site does what it should. */
export function unlessLimited(name: string, answer: Answer, isRight: boolean): Check {
  return answer.status === 429
    ? { name, ok: undefined, found: '429: asked too often from here; try it again in ten minutes' }
    : { name, ok: isRight, found: statusOf(answer) };
}

/** The headers of an answer that are not as a function of this project sends them. */
export function differing(
  { headers }: Answer,
  expected: Iterable<readonly [string, string]>,
): string[] {
  return [...expected].flatMap(([name, value]) =>
    headers.get(name) === value ? [] : `${name}: ${headers.get(name)?.slice(0, 60) ?? 'none'}`,
  );
}
