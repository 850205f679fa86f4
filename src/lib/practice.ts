import { practice as typed, prices, radon } from '../data';
import { quantity, usd } from './format';
import type { Quantity } from '../data/fields';

/** Formats a figure or price by its name, for example `radon.test.minimum`. @throws Error if there is none */
function fact(name: string): string {
  const [file, ...trail] = name.split('.');
  const value = trail.reduce<unknown>(
    (found, key) => (found as Record<string, unknown> | undefined)?.[key],
    file === 'radon' ? radon : file === 'prices' ? prices : undefined,
  );
  if (typeof value === 'number') return trail.at(-1) === 'samples' ? String(value) : usd(value);
  if (typeof value === 'object' && value !== null && 'unit' in value) {
    return quantity(value as Quantity);
  }
  throw new Error(`src/data/practice.json quotes "${name}", which is no figure and no price.`);
}

/** A sentence with its `{{ facts }}` filled in. */
function withFacts(sentence: string): string {
  return sentence.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_all, name: string) => fact(name));
}

/** How we test. Each sentence is worded once for all pages (`src/data/practice.json`). */
export const practice = Object.fromEntries(
  Object.entries(typed).map(([key, sentence]) => [key, withFacts(sentence)]),
) as Record<keyof typeof typed, string>;
