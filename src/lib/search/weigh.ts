import { LIGHT } from './index-of';
import type { Term } from './query';

/** How much a word of a query tells. */
export const weigh = ({ weight, light }: Term): number => weight * (light ? LIGHT : 1);

/** The sum of numbers; 0 of none. */
export const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
