import { behindHash } from '../../lib/behind-hash';
import { dayOf, type Day } from './day';
import { placeOf, type DirectPlaces, type Town } from './place';
import { priceOf, type Price } from './price';
import { piecesOf } from './pieces';
import { resultOf, type Levels, type Result } from './result';
import { roleIn, type Role, type Who } from './who';
import { zipOf, type Zip } from './zip';

/** What is said in addition to the most telling part; the tools take it along. */
export interface Beside {
  /** The place, as the tools take it. */
  place?: string;
  role?: Role;
}

/** What one part of a text says. */
export type Piece = Town | Result | Day | Zip | Price;

/** What a text asks of a tool without further words. */
export type Direct = (Piece | Who) & { beside?: Beside };

/** The facts needed to read it: the build writes them for the home page, and the search's corpus has them. */
export interface DirectFacts {
  places: DirectPlaces;
  levels: Levels;
  /** The first three digits of the ZIP codes where the company tests. */
  zips: readonly string[];
  /** The lowest price of an air test: "$165". */
  price: string;
}

/** The kinds of parts, most telling first: the tool of the first one can take the others along. */
const MOST_TELLING = ['result', 'day', 'price', 'place', 'zip'] as const;

/**
 * Returns what a visitor asks who types a town, a result, a day, a ZIP code, a role or a word for the price, or some of
 * them together, and nothing else. The home page and the search link from it to the tools.
 *
 * @param isDayFirst true if 5/12 is December 5, as in Spanish and Portuguese
 * @param today the day where the company is, as YYYY-MM-DD
 * @returns undefined if only a search can answer
 */
export function directOf(
  text: string,
  { places, levels, zips }: Omit<DirectFacts, 'price'>,
  isDayFirst: boolean,
  today: string,
): Direct | undefined {
  const { role, rest } = roleIn(text);
  const read = (part: string): Piece | undefined =>
    zipOf(part, zips) ??
    resultOf(part, levels) ??
    dayOf(part, isDayFirst, today) ??
    placeOf(part, places) ??
    priceOf(part, places);
  const pieces = piecesOf(rest, read);
  // "Casa nova" is not a place: words that go with a place count only if something else is said too.
  if (!pieces || (pieces.length === 1 && !role && !read(rest))) return undefined;
  const town = pieces.find((piece): piece is Town => piece.kind === 'place');
  const most = MOST_TELLING.flatMap((kind) => pieces.find((piece) => piece.kind === kind) ?? [])[0];
  if (!most) return role && { kind: 'who', role };
  const beside = { ...(town && most !== town && { place: town.typed }), ...(role && { role }) };
  return Object.keys(beside).length > 0 ? { ...most, beside } : most;
}

/** The result tool's situation for each role; {@link OCCASION} is the planner's. */
const SITUATION = { seller: 'selling', buyer: 'buying', landlord: 'landlord', tenant: 'tenant' };
export const OCCASION = {
  seller: 'sale',
  buyer: 'sale',
  landlord: 'lease',
  tenant: 'lease',
} as const;

/**
 * Returns the path of the tool that answers first, without the base of the language, or undefined if something must be
 * asked first (the unit of a number) or the company does not test in a ZIP code.
 */
export function pathOf(direct: Direct): string | undefined {
  const { role, place } = direct.beside ?? {};
  switch (direct.kind) {
    case 'place':
      return toolPath('radon-law', { place: direct.typed, role });
    case 'zip':
      return direct.isServed ? toolPath('radon-law', { place: direct.zip, role }) : undefined;
    case 'who':
      return toolPath('radon-law', { role: direct.role });
    case 'result':
      return direct.level && resultPath(direct);
    case 'day':
      return dayPath(direct, role ? OCCASION[role] : 'sale');
    case 'price':
      // Without a county, the tool gives the range.
      return toolPath('price', { place: direct.place ?? place ?? 'unknown' });
  }
}

/**
 * Returns the path of the result tool with a result and what was said with it.
 *
 * @param more answers that a choice adds
 */
export function resultPath(
  { value, unit, beside: { place, role } = {} }: Result & { beside?: Beside },
  more: Readonly<Record<string, string>> = {},
): string {
  const situation = role && SITUATION[role];
  return toolPath('test-result', { value, unit, situation, place: role && place, ...more });
}

/** Returns the path of the planner for a settlement or a lease on a day, with what was said with it. */
export const dayPath = (
  { day, beside: { place, role } = {} }: Day & { beside?: Beside },
  occasion: 'sale' | 'lease',
): string => toolPath('test-dates', { for: occasion, date: day, place, role });

/** Returns the path of a tool with answers in it, which leads to what the tool says. */
export function toolPath(
  tool: string,
  answers: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(answers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const path = `/tools/${tool}`;
  return given.length > 0 ? behindHash(path, new URLSearchParams(given)) : path;
}
