import words from '../words/direct.json';
import { wordSet, wordsIn } from './read';

/** A ZIP code by itself, which does not tell whether a home is inside a city's limits. */
export interface Zip {
  kind: 'zip';
  zip: string;
  /** True if the company tests there. */
  isServed: boolean;
}

const BESIDE = wordSet([...words.zip, ...words.where]);

/**
 * Reads "20850", "20850-1234" and "zip code 20850".
 *
 * @param served first digits of the ZIP codes where the company tests
 */
export function zipOf(text: string, served: readonly string[]): Zip | undefined {
  const [zip, ...more] = wordsIn(text).filter((word) => !BESIDE.has(word));
  if (zip === undefined || more.length > 0 || !/^\d{5}(-\d{4})?$/.test(zip)) return undefined;
  return { kind: 'zip', zip, isServed: served.some((first) => zip.startsWith(first)) };
}
