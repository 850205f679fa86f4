import type { Book, Spot } from './book';
import { OF } from './county';
import { stateOfZip } from './tail';
import { phraseAt } from './words';

/** A place that an address names, or the two-letter code of one of our states. */
export interface Mention {
  of: Spot | string;
  /** True if it ends the address: then it is the town. */
  isLast: boolean;
  /** True if it is a place of its own, not part of another name. */
  isApart: boolean;
}

const isHouseNumber = (word = ''): boolean => /^\d{1,5}[a-z]?$/.test(word);

/**
 * Returns the places in an address, in order.
 *
 * @param segments of the address, without its streets and its tail
 * @param state two-letter code of the address's state
 */
export function mentionsIn(
  segments: readonly string[][],
  state: string | undefined,
  book: Book,
): Mention[] {
  return segments.flatMap((words, index) =>
    inSegment(words, index === segments.length - 1, state, book),
  );
}

function inSegment(
  words: readonly string[],
  isEnd: boolean,
  state: string | undefined,
  book: Book,
): Mention[] {
  const found: { of: Spot | string; from: number; to: number; isCounty: boolean }[] = [];
  for (let at = 0; at < words.length;) {
    const county = countyAt(words, at, state, book);
    const named = county ?? phraseAt(words, at, book.spots) ?? stateAt(words, at, book);
    if (named) {
      found.push({ of: named.of, from: at, to: at + named.length, isCounty: county !== undefined });
    }
    at += named?.length ?? 1;
  }
  const isNamed = (at: number): boolean => found.some(({ from, to }) => from <= at && at < to);
  const isPlain = (at: number): boolean => {
    const word = words[at];
    return word === undefined || isNamed(at) || book.words.beside.has(word);
  };
  return found.map(({ of, from, to, isCounty }) => {
    const before = words[from - 1] ?? '';
    const isZip = stateOfZip(before, book) === (typeof of === 'string' ? of : of.state);
    // "12 Hill" is a street; "12 Howard County" is not.
    const isStreet = isHouseNumber(before) && !isZip && !isCounty;
    const isOther = isOtherPlace(words, from, book) || isStreet;
    const isClosed = words.slice(to).every((word) => book.words.beside.has(word));
    return {
      of,
      isLast: isEnd && isClosed && !isOther,
      isApart: (isCounty || isPlain(from - 1)) && isPlain(to) && !isOther,
    };
  });
}

/**
 * True if the words before a name make it another place: "Port Washington", or "District of Columbia", even with words
 * in between.
 */
function isOtherPlace(words: readonly string[], at: number, { words: known }: Book): boolean {
  const before = words.slice(0, at);
  return OF.has(before.at(-1) ?? '')
    ? before.some((word) => known.otherPlaces.has(word))
    : known.otherPlaces.has(before.at(-1) ?? '');
}

/** Finds a county at a word: "Howard County" or "condado de Howard". A county can also come before its town. */
function countyAt(
  words: readonly string[],
  at: number,
  state: string | undefined,
  { counties, words: { counties: known } }: Book,
): { length: number; of: Spot } | undefined {
  const isBefore = known.has(words[at] ?? '') && (words[at] ?? '').length > 2;
  const start = isBefore ? at + (OF.has(words[at + 1] ?? '') ? 2 : 1) : at;
  const found = phraseAt(words, start, counties);
  const county = found?.of.find((one) => one.state === state) ?? found?.of[0];
  const end = start + (found?.length ?? 0);
  if (!county || (!isBefore && !known.has(words[end] ?? ''))) return undefined;
  return { length: end - at + (isBefore ? 0 : 1), of: { ...county, county, alsoIn: [] } };
}

/** Finds one of our states at a word; names of other states are also ordinary words, or streets. */
function stateAt(
  words: readonly string[],
  at: number,
  { states, facts }: Book,
): ReturnType<typeof phraseAt<string>> {
  const found = phraseAt(words, at, states);
  return found && found.of in facts.geography.states ? found : undefined;
}
