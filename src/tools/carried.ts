import type { Questions } from './question';

/** What a visitor can say about a case, by its name in the address of a tool that does not ask for it. */
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
  // The name of its calendar, by which its events are recognized when another day is chosen.
  'calendar',
] as const;

/** Returns the names and values that an address holds only for other tools (`thread.ts`). */
export function carried(questions: Questions, given: URLSearchParams): [string, string][] {
  return SAID.flatMap((said): [string, string][] => {
    const value = given.get(said);
    return value === null || said in questions ? [] : [[said, value]];
  });
}
