import type { Book } from './book';
import { phraseAt } from './words';

const isNumber = (word = ''): boolean => /\d/.test(word);

/**
 * Removes the streets from an address: "10401 Old Georgetown Rd Bethesda" becomes "Bethesda", and "Great Falls Rd"
 * nothing. A street starts its segment and ends with the last word for a street, or starts with "calle" and ends with
 * its number.
 */
export function withoutStreets(segments: readonly string[][], book: Book): string[][] {
  return segments
    .map((words) => withoutStreet(words, book))
    .filter((words) => words.length > 0 && !words.every(isNumber));
}

function withoutStreet(words: string[], book: Book): string[] {
  const start = words.findIndex((word) => !isNumber(word));
  if (start >= 0 && phraseAt(words, start, book.words.streetsBefore)) {
    const number = words.findLastIndex(isNumber);
    return number > start ? words.slice(number + 1) : [];
  }
  const end = endOfStreet(words, book);
  return end === 0 ? words : words.slice(skipUnit(words, end, book));
}

/**
 * Returns the index after the name of a street, or 0 if there is none. A street word in the name of a place ("Dupont
 * Circle") does not count.
 */
function endOfStreet(words: readonly string[], book: Book): number {
  let end = 0;
  for (let at = 0; at < words.length;) {
    const named = phraseAt(words, at, book.spots) ?? phraseAt(words, at, book.counties);
    if (!named && at > 0 && phraseAt(words, at, book.words.streets)) end = at + 1;
    at += named?.length ?? 1;
  }
  return end;
}

const DIRECTION = /^(?:[ns]?[ew]|[ns]|north|south|east|west)$/;

/** Returns the index after "NW", "Apt 4" or a number that follows a street. */
function skipUnit(words: readonly string[], from: number, { spots, words: known }: Book): number {
  let at = from;
  // "West" in "West Friendship", a town, is not a direction.
  if (phraseAt(words, at, spots)) return at;
  if (DIRECTION.test(words[at] ?? '') && words[at + 1] !== undefined) at += 1;
  else if (/^[ns][ew]$/.test(words[at] ?? '')) at += 1;
  if (known.units.has(words[at] ?? '')) at += 2;
  while (isNumber(words[at])) at += 1;
  return at;
}
