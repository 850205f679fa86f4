import type { Book } from './book';
import { phraseAtEnd } from './words';

/** What an address ends with, and what is left before it. */
export interface Tail {
  segments: string[][];
  /** Two letters: of a state that is not ours too. */
  state?: string;
  zip?: string;
}

/** Takes country, ZIP code, number of an apartment and state off the end of an address, in whatever order. */
export function withoutTail(segments: readonly (readonly string[])[], book: Book): Tail {
  const tail: Tail = {
    segments: segments.filter((words) => words.length > 0).map((words) => [...words]),
  };
  while (take(tail, book)) {
    tail.segments = tail.segments.filter((words) => words.length > 0);
  }
  return tail;
}

/** Takes one thing off the end. @returns whether there was one */
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
 * Whether the last words are a state. Letters of others are words too ("in", "de", "ct" of a court, "co" of a county):
 * they are a state alone behind a comma, behind a place, or before a ZIP code that is none of ours; before one of ours
 * "ct" is a court, and "ne" a part of Washington. The name of another is a state, where no street begins it.
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

/** The state of a ZIP code: one of ours, `other`, or nothing where there is no code. */
export function stateOfZip(zip: string | undefined, { facts }: Book): string | undefined {
  const prefix = zip?.slice(0, 3);
  if (prefix === undefined) return undefined;
  return (
    facts.geography.zips.find(({ from, to }) => from <= prefix && prefix <= to)?.state ?? 'other'
  );
}
