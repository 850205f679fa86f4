import type { Term } from './query';
import { RARITY } from './weights';

/** Returns how much a word of a query tells. */
export const weigh = ({ weight, light }: Term): number => weight * (light ? RARITY.light : 1);

/** Returns the sum of numbers, 0 for none. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
