import type { Book } from './book';
import { phraseAtEnd } from './words';

/** What was taken off the end of an address, and the segments that are left. */
export interface Tail {
  segments: string[][];
  /** Two-letter code, possibly of a state that is not ours. */
  state?: string;
  zip?: string;
}

/** Takes country, ZIP code, apartment number and state off the end of an address, in any order. */
export function withoutTail(segments: readonly (readonly string[])[], book: Book): Tail {
  const tail: Tail = {
    segments: segments.filter((words) => words.length > 0).map((words) => [...words]),
  };
  while (take(tail, book)) {
    tail.segments = tail.segments.filter((words) => words.length > 0);
  }
  return tail;
}

/** Takes one of them off the end. @returns true if there was one */
function take(tail: Tail, book: Book): boolean {
  const last = tail.segments.at(-1);
  if (!last) return false;
  const drop = (count: number): true => {
    last.splice(-count);
    return true;
  };
  const country = phraseAtEnd(last, book.words.countries);
  if (country) return drop(country.length);
  const zip = /(?:^| )(\d{5})(?: \d{4})?$/.exec(last.join(' '));
  if (zip?.[1] !== undefined && tail.zip === undefined) {
    tail.zip = zip[1];
    return drop(zip[0].trim().split(' ').length);
  }
  if (last.length > 1 && book.words.units.has(last.at(-2) ?? '') && isUnitNumber(last.at(-1))) {
    return drop(2);
  }
  const state = phraseAtEnd(last, book.states);
  if (!state || tail.state !== undefined || !isState(tail, state, book)) return false;
  tail.state = state.of;
  return drop(state.length);
}

/** "4", "4b" or "b". */
const isUnitNumber = (word = ''): boolean => /^(?:[a-z]?\d+[a-z]?|[a-z])$/.test(word);

/**
 * True if the last words are a state. Codes of states that are not ours are also words ("in", "de", "ct" for court,
 * "co" for county): they count as a state only if they are alone in their segment, after a place, or before a ZIP code
 * that is not ours. Before one of our ZIP codes "ct" is a court and "ne" a part of Washington. A full name of such a
 * state counts if no street starts the segment.
 */
function isState(
  { segments, zip }: Tail,
  { length, of: code }: { length: number; of: string },
  book: Book,
): boolean {
  const { counties, streets, beside } = book.words;
  const last = segments.at(-1) ?? [];
  const before = last.slice(0, -length);
  if (code in book.facts.geography.states || before.length === 0) return true;
  if (stateOfZip(zip, book) === 'other') return true;
  const isStreet = /^\d/.test(last[0] ?? '');
  if (isStreet && zip === undefined) return false;
  const word = last.at(-1) ?? '';
  if (!isStreet && word.length > 2) return true;
  const isOther = zip !== undefined && (streets.has(word) || beside.has(word));
  const isCounty = counties.has(word) && phraseAtEnd(before, book.counties) !== undefined;
  return !isOther && !isCounty && phraseAtEnd(before, book.spots) !== undefined;
}

/**
 * Returns the two-letter code of a ZIP code's state if it is ours, `other` for any other ZIP code, and undefined
 * without one.
 */
export function stateOfZip(zip: string | undefined, { facts }: Book): string | undefined {
  const prefix = zip?.slice(0, 3);
  if (prefix === undefined) return undefined;
  return (
    facts.geography.zips.find(({ from, to }) => from <= prefix && prefix <= to)?.state ?? 'other'
  );
}
