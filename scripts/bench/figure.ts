/** What is measured, and its targets if it has any. */
export interface Measure {
  name: string;
  unit: string;
  limits?: Limit[];
}

/** One line of a table: the values of each column, one per run. */
export interface Figure extends Measure {
  values: Record<string, number[]>;
}

/** A target for the median of a column, or for its ratio to another column. */
export interface Limit {
  most?: number;
  least?: number;
  /** The column to judge; "this" by default. */
  column?: string;
  /** The column whose median it is divided by; by default it is not divided. */
  against?: string;
  /** Judges the worst of all runs instead of the median, for values that do not vary. */
  worst?: true;
}

/** How a target reads and whether it is met. `pass` is undefined if the value could not be measured. */
export interface Verdict {
  target: string;
  pass?: boolean;
}

/** Compares a figure with a target. */
export function judge({ values, unit }: Figure, limit: Limit): Verdict {
  const { most = Infinity, least = -Infinity, column = 'this', against, worst } = limit;
  const all = values[column] ?? [];
  const bound = most < Infinity ? `<= ${most}` : `>= ${least}`;
  const worstOf = most < Infinity ? Math.max : Math.min;
  const own = worst ? worstOf(...all) : median(all);
  const value = against === undefined ? own : own / median(values[against] ?? []);
  if (!Number.isFinite(value)) return { target: '' };
  const target =
    against === undefined ? `${bound} ${unit}` : `${value.toFixed(2)} of ${against} ${bound}`;
  return { target: target.trim(), pass: value <= most && value >= least };
}

/** Returns the median; the mean of the middle two for an even count, and NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}
