import { SAID } from './carried';

/**
 * The thread from tool to tool: what somebody has told one of them, none asks again. An answer's links take it along, and
 * what a tool does not ask stands in its address for the next one.
 */

type Said = (typeof SAID)[number];
export type Case = Readonly<Partial<Record<Said, string>>>;

/** A question of a tool; of choices in other words, what each value of the case is there. */
interface Asked {
  readonly name: string;
  readonly words?: Readonly<Record<string, string>>;
}

const asks = (name: string, words?: Asked['words']): Asked => ({ name, ...(words && { words }) });

/** By the address of a tool: what of a case its questions ask. */
export const THREAD: Readonly<Record<string, Readonly<Partial<Record<Said, Asked>>>>> = {
  '/tools/radon-law': {
    place: asks('place'),
    limits: asks('limits'),
    role: asks('role'),
    home: asks('home'),
    ground: asks('ground'),
    units: asks('units'),
    on: asks('date'),
  },
  '/tools/test-dates': {
    place: asks('place'),
    limits: asks('limits'),
    role: asks('for', { seller: 'sale', buyer: 'sale', landlord: 'lease', tenant: 'lease' }),
    on: asks('date'),
  },
  '/tools/closed-house': { start: asks('day') },
  '/tools/test-result': {
    place: asks('place'),
    limits: asks('limits'),
    role: asks('situation', {
      seller: 'selling',
      buyer: 'buying',
      landlord: 'landlord',
      tenant: 'tenant',
    }),
    value: asks('value'),
    unit: asks('unit'),
  },
  '/tools/price': { place: asks('place') },
};

/** Answers that say nothing of a case. */
const NOTHING = ['', 'unknown', 'elsewhere'];

/** What says nothing without something else. */
const OF: Readonly<Partial<Record<Said, Said>>> = { limits: 'place', unit: 'value' };

/** What the address of a tool says of the case. */
export function caseIn(path: string, given: URLSearchParams): Case {
  const one = (said: Said): string | undefined => {
    const { name, words } = THREAD[path]?.[said] ?? asks(said);
    const typed = given.get(name)?.trim() ?? '';
    if (!words) return NOTHING.includes(typed) ? undefined : typed;
    const meant = Object.keys(words).filter((value) => words[value] === typed);
    // "A sale" is said by two: which one, somebody said before.
    return meant.length > 1 ? meant.find((value) => value === given.get(said)) : meant[0];
  };
  return Object.fromEntries(
    SAID.flatMap((said) => {
      const value = one(said);
      return value === undefined || one(OF[said] ?? said) === undefined ? [] : [[said, value]];
    }),
  );
}

/**
 * The query of a tool's address with the case in it.
 *
 * @param own what the link itself says, which counts more
 */
export function withCase(path: string, own: URLSearchParams, all: Case): URLSearchParams {
  const query = new URLSearchParams(own);
  const add = (name: string, value: string | undefined): void => {
    if (value !== undefined && !query.has(name)) query.set(name, value);
  };
  for (const [said, value] of Object.entries(all)) {
    const { name, words } = THREAD[path]?.[said as Said] ?? asks(said);
    if (!words) add(name, value);
    else {
      add(name, words[value]);
      const isShared = Object.keys(words).filter((one) => words[one] === words[value]).length > 1;
      if (isShared) add(said, value);
    }
  }
  return query;
}
