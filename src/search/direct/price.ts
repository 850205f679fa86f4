import words from '../words/direct.json';
import { placeOf, type DirectPlaces } from './place';
import { wordSet, wordsIn } from './read';

/** What a test costs, and where. */
export interface Price {
  kind: 'price';
  /** The place that was typed beside it, as the tool takes it. */
  place?: string;
}

const PRICE = wordSet(words.price);
const BESIDE = wordSet(words.beside);

/** Reads a question for the price of a test: "price", "how much is a test", "cost in Bethesda", "$". Of a repair it is none. */
export function priceOf(text: string, places: DirectPlaces): Price | undefined {
  const all = wordsIn(text);
  const isAsked = (word: string): boolean => PRICE.has(word) || word === '$';
  if (!all.some(isAsked)) return undefined;
  const rest = all.filter((word) => !isAsked(word) && !BESIDE.has(word));
  if (rest.length === 0) return { kind: 'price' };
  const place = placeOf(rest.join(' '), places);
  return place && { kind: 'price', place: place.typed };
}
