import type { TypedWords } from '../data/schema';
import { fold } from '../lib/fold';

/** A unit that people write. */
export type Measure = keyof TypedWords['en']['measures'];

/** Words for numbers and units in all languages, because a report may be in another language than the page. */
export type MeasureWords = {
  lessThan: string[];
  /** Units by their spelling, as {@link spelled} returns it. */
  units: Record<string, Measure>;
  per: string[];
};

/** Reduces a unit to what its spellings have in common: "picocuries per liter" and "Picocurie / Liter" are the same. */
export function spelled(text: string, per: readonly string[]): string {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => !per.includes(word))
    .map((word) => word.replace(/s$/, ''))
    .join('');
}

/** A number with the unit after it: "1,500 sq ft". */
export interface Measured {
  figures: string;
  /** Undefined if nothing follows the number. */
  unit?: Measure;
}

/** Separates a number from its unit. @returns undefined if the words after the number are no unit */
export function measured(text: string, { units, per }: MeasureWords): Measured | undefined {
  const [, figures = '', words = ''] = /^([^\p{L}]*)(.*)$/su.exec(text) ?? [];
  const name = spelled(words, per);
  if (words.trim() === '') return { figures: figures.trim() };
  return Object.hasOwn(units, name) && units[name]
    ? { figures: figures.trim(), unit: units[name] }
    : undefined;
}
