import type { TypedWords } from '../data/schema';
import { fold } from '../lib/fold';

/** A unit as people write it. */
export type Measure = keyof TypedWords['en']['measures'];

/** Words for numbers and units, in all languages: a report may be in another than the page. */
export type MeasureWords = {
  lessThan: string[];
  /** The spelling of a unit, as {@link spelled} makes it, to the unit. */
  units: Record<string, Measure>;
  per: string[];
};

/** A unit without what people write in different ways: "picocuries per liter", "Picocurie / Liter". */
export function spelled(text: string, per: readonly string[]): string {
  return fold(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => !per.includes(word))
    .map((word) => word.replace(/s$/, ''))
    .join('');
}

/** A number with what is written behind it: "1,500 sq ft". */
export interface Measured {
  figures: string;
  /** None where nothing stands there. */
  unit?: Measure;
}

/** Parts a number from its unit. @returns nothing where the words behind it are no unit */
export function measured(text: string, { units, per }: MeasureWords): Measured | undefined {
  const [, figures = '', words = ''] = /^([^\p{L}]*)(.*)$/su.exec(text) ?? [];
  const name = spelled(words, per);
  if (words.trim() === '') return { figures: figures.trim() };
  return Object.hasOwn(units, name) && units[name]
    ? { figures: figures.trim(), unit: units[name] }
    : undefined;
}
