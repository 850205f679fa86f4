import { areas as allAreas, prices as allPrices, type Area } from '../data';
import type { Areas, Prices } from '../data/schema';
import { placeName } from './format';

/** The price groups of the price list. A county can have another line of `prices.air` as its group. */
const LISTED = ['montgomery', 'surrounding', 'other'];

/** A price group of air tests. */
export interface PriceGroup {
  group: string;
  /** The price of a short-term test with one device, in dollars. */
  price: number;
}

/** The price groups in use, in the order of the price list. */
export function priceGroups(prices: Prices = allPrices, { areas }: Areas = allAreas): PriceGroup[] {
  const named = new Set([...LISTED, ...areas.map(({ group }) => group)]);
  return Object.entries(prices.air).flatMap(([group, entry]) => {
    const price = typeof entry === 'number' ? entry : entry.price;
    return named.has(group) && typeof price === 'number' ? [{ group, price }] : [];
  });
}

/** The counties and cities of a price group; `ask` has those whose group is not decided. */
export function areasOf(group: Area['group']): Area[] {
  return allAreas.areas.filter((area) => area.group === group);
}

/** A county or city in a list, in the language of the page, with its state, which is left out for DC. */
export function areaName({ name, state }: Area): string {
  return state === 'DC' ? name : `${placeName(name)} (${state})`;
}
