import { SAID } from './carried';

/**
 * The thread from tool to tool: what a visitor told one tool, no other asks again. The links of an answer pass it on,
 * and what a tool does not ask stays in its address for the next one.
 */

type Said = (typeof SAID)[number];
export type Case = Readonly<Partial<Record<Said, string>>>;

/** A question of a tool. If its choices have other words, `words` has its word for each value of the case. */
interface Asked {
  readonly name: string;
  readonly words?: Readonly<Record<string, string>>;
}

const asks = (name: string, words?: Asked['words']): Asked => ({ name, ...(words && { words }) });

/** By the path of a tool: the parts of a case that its questions ask for. */
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

/** Answers that say nothing about a case. */
const NOTHING = ['', 'unknown', 'elsewhere'];

/** Parts of a case that say nothing without another. */
const OF: Readonly<Partial<Record<Said, Said>>> = { limits: 'place', unit: 'value' };

/** Returns what the address of a tool says about the case. */
export function caseIn(path: string, given: URLSearchParams): Case {
  const one = (said: Said): string | undefined => {
    const { name, words } = THREAD[path]?.[said] ?? asks(said);
    const typed = given.get(name)?.trim() ?? '';
    if (!words) return NOTHING.includes(typed) ? undefined : typed;
    const meant = Object.keys(words).filter((value) => words[value] === typed);
    // "sale" fits both seller and buyer: the address also has which of them was said before.
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
 * Returns the query of a tool's address with the case in it.
 *
 * @param own parameters of the link itself, which take precedence
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
