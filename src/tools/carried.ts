import type { Questions } from './question';

/** What is said of a case, by the name that it has in the address of a tool which does not ask for it. */
export const SAID = [
  'place',
  'limits',
  'role',
  'home',
  'ground',
  'units',
  // The day of settlement, or of the lease.
  'on',
  // The day on which the test starts.
  'start',
  'value',
  'unit',
  // The name by which the events of its calendar are known when another day is chosen.
  'calendar',
] as const;

/** What an address holds for other tools alone (`thread.ts`). */
export function carried(questions: Questions, given: URLSearchParams): [string, string][] {
  return SAID.flatMap((said): [string, string][] => {
    const value = given.get(said);
    return value === null || said in questions ? [] : [[said, value]];
  });
}
