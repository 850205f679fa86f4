import type { Figure } from './figure';

/**
 * The value in the middle; the mean of the two in the middle of an even count. What could not be
 * measured (NaN) is left out; NaN when nothing is left.
 */
export function median(values: readonly number[]): number {
  const sorted = measured(values).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

/** Smallest to largest, such as "98 to 100". */
export function spread(values: readonly number[], decimals = 0): string {
  const known = measured(values);
  if (known.length === 0) return 'not measured';
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return `${low.toFixed(decimals)} to ${high.toFixed(decimals)}`;
}

function measured(values: readonly number[]): number[] {
  return values.filter((value) => !Number.isNaN(value));
}

/** A figure that should be no larger than its target. */
export function atMost(name: string, value: number, target: number, unit: string): Figure {
  return { name, value, unit, target: `${target} at most`, ...verdict(value, value <= target) };
}

/** A figure that should be no smaller than its target. */
export function atLeast(name: string, value: number, target: number, unit: string): Figure {
  return { name, value, unit, target: `${target} at least`, ...verdict(value, value >= target) };
}

/** What could not be measured has not passed and not failed. */
function verdict(value: number, pass: boolean): Pick<Figure, 'pass'> {
  return Number.isNaN(value) ? {} : { pass };
}

/** How often a time is taken: RUNS in the environment, else `standard`. */
export function runs(standard: number): number {
  const text = process.env.RUNS;
  const count = text === undefined ? standard : Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`RUNS is "${text}"; it must be a whole number from 1 on.`);
  }
  return count;
}
