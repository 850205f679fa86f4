/** What is measured, with what it should be where there is a target. */
export interface Measure {
  name: string;
  unit: string;
  limits?: Limit[];
}

/** One line of a table: what was measured in each column, as often as it was taken. */
export interface Figure extends Measure {
  values: Record<string, number[]>;
}

/** A target for the median of a column. */
export interface Limit {
  most?: number;
  least?: number;
  /** The column that is judged: "this" by default. */
  column?: string;
  /** The column that it is divided by. */
  against?: string;
  /** Whether the worst of all runs is judged, for what has no spread. */
  worst?: true;
}

/** How a target reads and whether it is met; what could not be measured has not passed and not failed. */
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

/** The value in the middle; the mean of the two in the middle of an even count; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}
