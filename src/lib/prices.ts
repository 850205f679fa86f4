import { areas as allAreas, prices as allPrices, type Area } from '../data';
import type { Areas, Prices } from '../data/schema';
import { placeName } from './format';

/** The price groups of the price list; a county can name another line of air prices as its own. */
const LISTED = ['montgomery', 'surrounding', 'other'];

/** A price group of air tests. */
export interface PriceGroup {
  group: string;
  /** What a short-term test with one device costs. */
  price: number;
}

/** The price groups, in the order of the price list. */
export function priceGroups(prices: Prices = allPrices, { areas }: Areas = allAreas): PriceGroup[] {
  const named = new Set([...LISTED, ...areas.map(({ group }) => group)]);
  return Object.entries(prices.air).flatMap(([group, entry]) => {
    const price = typeof entry === 'number' ? entry : entry.price;
    return named.has(group) && typeof price === 'number' ? [{ group, price }] : [];
  });
}

/** The counties and cities of a price group, or those whose group is not decided. */
export function areasOf(group: Area['group']): Area[] {
  return allAreas.areas.filter((area) => area.group === group);
}

/** How a county is written in a list, in the language: its state with it, where its name does not say it. */
export function areaName({ name, state }: Area): string {
  return state === 'DC' ? name : `${placeName(name)} (${state})`;
}
