import { behindHash } from '../../lib/behind-hash';
import { dayOf, type Day } from './day';
import { placeOf, type DirectPlaces, type Town } from './place';
import { priceOf, type Price } from './price';
import { piecesOf } from './pieces';
import { resultOf, type Levels, type Result } from './result';
import { roleIn, type Role, type Who } from './who';
import { zipOf, type Zip } from './zip';

/** What is told beside that which asks most: the tools take it along. */
export interface Beside {
  /** As the tools take it. */
  place?: string;
  role?: Role;
}

/** What one part of a text says. */
export type Piece = Town | Result | Day | Zip | Price;

/** What a text asks a tool without more words. */
export type Direct = (Piece | Who) & { beside?: Beside };

/** What is needed to read it: the build writes it for the home page, and the texts of the search have it. */
export interface DirectFacts {
  places: DirectPlaces;
  levels: Levels;
  /** The first three digits of the ZIP codes where the company tests. */
  zips: readonly string[];
  /** What an air test costs at least: "$165". */
  price: string;
}

/** Which part of a text asks most: the tool that it leads to can take the others along. */
const MOST_TELLING = ['result', 'day', 'price', 'place', 'zip'] as const;

/**
 * What a visitor asks who types a town, a result, a day, a ZIP code, a role or a word for the price, or some of them
 * together, and nothing else. The home page and the search lead from it to the tools.
 *
 * @param isDayFirst whether 5/12 is December 5, as Spanish and Portuguese write
 * @param today the day where the company is, as YYYY-MM-DD
 * @returns nothing where only a search can answer
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
  // "Casa nova" is none: words beside a place count where something else is told too.
  if (!pieces || (pieces.length === 1 && !role && !read(rest))) return undefined;
  const town = pieces.find((piece): piece is Town => piece.kind === 'place');
  const most = MOST_TELLING.flatMap((kind) => pieces.find((piece) => piece.kind === kind) ?? [])[0];
  if (!most) return role && { kind: 'who', role };
  const beside = { ...(town && most !== town && { place: town.typed }), ...(role && { role }) };
  return Object.keys(beside).length > 0 ? { ...most, beside } : most;
}

/** What a role is where somebody has a result, and what a day is to it. */
const SITUATION = { seller: 'selling', buyer: 'buying', landlord: 'landlord', tenant: 'tenant' };
export const OCCASION = {
  seller: 'sale',
  buyer: 'sale',
  landlord: 'lease',
  tenant: 'lease',
} as const;

/**
 * The address of the tool that answers first, without the base of the language; none where something has to be asked
 * before: in which unit a number is.
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
      // Where nobody says which county it is, the tool names the range.
      return toolPath('price', { place: direct.place ?? place ?? 'unknown' });
  }
}

/** A result with what was told beside it. @param more what a choice adds */
export function resultPath(
  { value, unit, beside: { place, role } = {} }: Result & { beside?: Beside },
  more: Readonly<Record<string, string>> = {},
): string {
  const situation = role && SITUATION[role];
  return toolPath('test-result', { value, unit, situation, place: role && place, ...more });
}

/** The days before a settlement or a lease, with what was told beside it. */
export const dayPath = (
  { day, beside: { place, role } = {} }: Day & { beside?: Beside },
  occasion: 'sale' | 'lease',
): string => toolPath('test-dates', { for: occasion, date: day, place, role });

/** The address of a tool with answers in it, which leads on to what it says. */
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
