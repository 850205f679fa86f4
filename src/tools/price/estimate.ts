import type { Area, Prices } from '../../data/schema';
import type { MeasureWords } from '../measures';
import type { PlaceFacts } from '../../laws/place/book';

/** What a part of a house stands on. */
export const FOUNDATIONS = ['basement', 'slab', 'crawl', 'unknown'] as const;
export type Foundation = (typeof FOUNDATIONS)[number];

/** A part of the foundation as a visitor describes it. */
export interface Part {
  foundation: Foundation;
  /** In square feet; undefined if unknown. */
  size?: number;
  /** The heating or cooling system that serves it, by the visitor's own number; undefined if unknown. */
  system?: number;
}

/** An area of `areas.json` by its id, a place that is in none of them, or one that the visitor does not know. */
export type PricePlace = { area: string } | 'elsewhere' | 'unknown';

export interface PriceAnswers {
  parts: readonly Part[];
  place: PricePlace;
  test: 'short' | 'long';
  well: 'yes' | 'no' | 'unknown';
}

/** The facts of the price tool; prices are in dollars. */
export type PriceFacts = {
  air: Pick<Prices['air'], 'extraDevice' | 'longTerm'>;
  /** Price of the first device, by price group. */
  groups: Readonly<Record<string, number>>;
  /** Undefined if the company does not test water. */
  water?: Prices['water'] | undefined;
  /** Square feet that one device covers. */
  coverage: number;
  areas: { id: string; name: string; state: Area['state']; group: Area['group'] }[];
  places: PlaceFacts;
  /** How people write numbers and units. */
  words: MeasureWords;
  /** True if the owner has confirmed which area has which price. */
  confirmed: boolean;
};

/** Parts that share their devices: one type of foundation, one system. */
export interface Counted {
  foundation: Foundation;
  system: number;
  size?: number;
  devices: number;
  /** The rule that decides the number of devices. */
  because: 'area' | 'part';
}

/** An amount in dollars; `least` and `most` are equal if it is known. */
export interface Range {
  least: number;
  most: number;
}

/** A line of the estimate. The first device has the price of the place; further ones cost the same everywhere. */
export type Line =
  | ({ what: 'firstDevice' | 'longTest' | 'water' } & Range)
  | ({ what: 'furtherDevices'; count: number } & Range);

/** What the estimate assumes because the visitor does not know. */
export type Assumption = 'sizeWithinOne' | 'sameSystem' | 'foundationCountsOnce' | 'noWell';

/** What the facts leave open. */
export type Open =
  | 'placeNotListed'
  | 'placeUndecided'
  | 'placeUnknown'
  | 'groupsUnconfirmed'
  | 'sixthSample'
  | 'secondReading';

/** "estimate": everything is known; "range": the place is not; "call": we have no price for it. */
export interface PriceOutcome {
  code: 'estimate' | 'range' | 'call';
  devices: number;
  /**
   * How what the visitor does not know could change the number of devices: only up (`more`), or up or down (`either`).
   */
  unknown?: 'more' | 'either';
  counted: Counted[];
  lines: Line[];
  /** The sum of the lines, undefined if we have no price for the place. Never a final price. */
  total?: Range;
  /** True if something that the house needs has no price in the list, and is not in the sum. */
  incomplete: boolean;
  assumed: Assumption[];
  open: Open[];
}

/**
 * Returns how many devices a house needs and what their test costs.
 *
 * The rule is the company's, based on the 2023 standard for single-family homes: one device per `coverage` square feet,
 * at least one for each type of foundation and each heating or cooling system on the lowest level, and none counted
 * twice.
 *
 * @returns a price "from", a range, or a call; never a final price
 */
export function price(answers: PriceAnswers, facts: PriceFacts): PriceOutcome {
  const counted = countDevices(answers.parts, facts.coverage);
  const devices = counted.reduce((sum, each) => sum + each.devices, 0);
  const assumed = assumptions(answers);
  const first = firstPrice(answers, facts);
  const lines = [
    ...airLines(answers, facts, devices, first.price),
    ...(answers.well === 'yes' && facts.water
      ? [{ what: 'water' as const, ...exactly(facts.water.package) }]
      : []),
  ];
  return {
    code:
      first.price === undefined
        ? 'call'
        : first.price.least < first.price.most
          ? 'range'
          : 'estimate',
    devices,
    ...(assumed.some((each) => each !== 'noWell') && { unknown: unknownOf(answers.parts) }),
    counted,
    lines,
    ...(first.price && { total: sum(lines) }),
    incomplete: answers.test === 'long' && devices > 1,
    assumed,
    open: [
      ...first.open,
      ...(answers.well === 'yes' ? ['sixthSample' as const] : []),
      ...(answers.test === 'short' && devices === 1 ? ['secondReading' as const] : []),
    ],
  };
}

/**
 * Joins the parts that share a foundation and a system, and counts the devices of each group. A part of unknown system
 * is assumed to share that of another part on its foundation.
 */
function countDevices(parts: readonly Part[], coverage: number): Counted[] {
  const groups = new Map<string, Counted>();
  // The lowest, so that the order of the parts does not matter.
  const sharedOn = (on: Foundation): number => {
    const known = parts.flatMap(({ foundation, system }) =>
      foundation === on ? (system ?? []) : [],
    );
    return known.length > 0 ? Math.min(...known) : 1;
  };
  for (const { foundation, size, system = sharedOn(foundation) } of parts) {
    const key = `${foundation} ${system}`;
    const group = groups.get(key) ?? { foundation, system, devices: 1, because: 'part' };
    if (size !== undefined) group.size = (group.size ?? 0) + size;
    group.devices = Math.max(1, Math.ceil((group.size ?? 0) / coverage));
    group.because = group.devices > 1 ? 'area' : 'part';
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Returns which way the number of devices could change. A part of unknown foundation may share another's, and among
 * three parts one may share another system than was assumed; an unknown size only ever adds.
 */
function unknownOf(parts: readonly Part[]): 'more' | 'either' {
  const movesFoundation =
    parts.length > 1 && parts.some(({ foundation }) => foundation === 'unknown');
  const movesSystem = parts.length > 2 && parts.some(({ system }) => system === undefined);
  return movesFoundation || movesSystem ? 'either' : 'more';
}

function assumptions({ parts, well }: PriceAnswers): Assumption[] {
  return [
    ...(parts.some(({ size }) => size === undefined) ? ['sizeWithinOne' as const] : []),
    ...(parts.some(({ system }) => system === undefined) ? ['sameSystem' as const] : []),
    ...(parts.some(({ foundation }) => foundation === 'unknown')
      ? ['foundationCountsOnce' as const]
      : []),
    ...(well === 'unknown' ? ['noWell' as const] : []),
  ];
}

/** Returns what the first device costs at the place, and what is open about it. */
function firstPrice(
  { place, test }: PriceAnswers,
  { air, groups, areas, confirmed }: PriceFacts,
): { price?: Range; open: Open[] } {
  const group =
    typeof place === 'string'
      ? place
      : (areas.find(({ id }) => id === place.area)?.group ?? 'elsewhere');
  if (group === 'elsewhere') return { open: ['placeNotListed'] };
  if (test === 'long') return { price: exactly(air.longTerm), open: [] };
  if (group === 'unknown') {
    const all = Object.values(groups);
    return { price: { least: Math.min(...all), most: Math.max(...all) }, open: ['placeUnknown'] };
  }
  const price = groups[group];
  if (price === undefined) return { open: ['placeUndecided'] };
  return { price: exactly(price), open: confirmed ? [] : ['groupsUnconfirmed'] };
}

function airLines(
  { test }: PriceAnswers,
  { air }: PriceFacts,
  devices: number,
  first: Range | undefined,
): Line[] {
  if (test === 'long') return first ? [{ what: 'longTest', ...first }] : [];
  // Further devices alone would look like the whole price.
  if (!first) return [];
  const further = devices - 1;
  return [
    { what: 'firstDevice', ...first },
    ...(further > 0
      ? [{ what: 'furtherDevices' as const, count: further, ...exactly(further * air.extraDevice) }]
      : []),
  ];
}

function exactly(amount: number): Range {
  return { least: amount, most: amount };
}

function sum(lines: readonly Line[]): Range {
  return {
    least: lines.reduce((total, { least }) => total + least, 0),
    most: lines.reduce((total, { most }) => total + most, 0),
  };
}
