import type { Term } from './query';
import { RARITY } from './weights';

/** How much a word of a query tells. */
export const weigh = ({ weight, light }: Term): number => weight * (light ? RARITY.light : 1);

/** The sum of numbers; 0 of none. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
