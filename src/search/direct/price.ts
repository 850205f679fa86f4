import words from '../words/direct.json';
import { placeOf, type DirectPlaces } from './place';
import { wordSet, wordsIn } from './read';

/** A question about what a test costs, and where. */
export interface Price {
  kind: 'price';
  /** The place that was typed with it, as the tool takes it. */
  place?: string;
}

const PRICE = wordSet(words.price);
const BESIDE = wordSet(words.beside);

/**
 * Reads a question about the price of a test: "price", "how much is a test", "cost in Bethesda", "$". The price of a
 * repair is not one.
 */
export function priceOf(text: string, places: DirectPlaces): Price | undefined {
  const all = wordsIn(text);
  const isAsked = (word: string): boolean => PRICE.has(word) || word === '$';
  if (!all.some(isAsked)) return undefined;
  const rest = all.filter((word) => !isAsked(word) && !BESIDE.has(word));
  if (rest.length === 0) return { kind: 'price' };
  const place = placeOf(rest.join(' '), places);
  return place && { kind: 'price', place: place.typed };
}
