import { typed } from '../data';
import type { TypedWords } from '../data/schema';
import { fold } from '../lib/fold';
import { spelled, type Measure, type MeasureWords } from './measures';

/** Merges the words of all languages from `typed.json`. @param of the units that a tool asks for */
export function measureWords(of: readonly Measure[], all: TypedWords = typed): MeasureWords {
  const languages = Object.values(all);
  const per = [...new Set(languages.flatMap((one) => one.per))];
  const units = languages.flatMap(({ measures }) =>
    of.flatMap((unit) => measures[unit].map((word) => [spelled(word, per), unit] as const)),
  );
  return {
    lessThan: [...new Set(languages.flatMap((one) => one.lessThan.map(fold)))].sort(
      (a, b) => b.length - a.length,
    ),
    units: Object.fromEntries(units),
    per,
  };
}
