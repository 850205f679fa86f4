import { areas, prices, type Area } from '../data';

/** The price groups of air tests, in the order of the price list. */
export const PRICE_GROUPS = ['montgomery', 'surrounding', 'other'] as const;

export type PriceGroup = (typeof PRICE_GROUPS)[number];

/** What a short-term test with two devices costs in a price group. */
export function twoDevices(group: PriceGroup): number {
  return prices.air[group] + prices.air.extraDevice;
}

/** The counties and cities of a price group, or those whose group is not decided. */
export function areasOf(group: Area['group']): Area[] {
  return areas.areas.filter((area) => area.group === group);
}

/** How a county is written in a list: its state with it, where its name does not say it. */
export function areaName({ name, state }: Area): string {
  return state === 'DC' ? name : `${name} (${state})`;
}
