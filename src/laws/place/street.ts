import type { Book } from './book';
import { phraseAt } from './words';

const isNumber = (word = ''): boolean => /\d/.test(word);

/**
 * An address without its streets: "10401 Old Georgetown Rd Bethesda" is Bethesda, and "Great Falls Rd" is nothing. A
 * street begins with its segment and ends with the last word for one, or begins with "calle" and ends with its number.
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
 * Where the name of a street ends; 0 where there is none. A word for one in the name of a town, Dupont Circle, is none.
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

/** Past "NW", "Apt 4" and a number behind a street. */
function skipUnit(words: readonly string[], from: number, { spots, words: known }: Book): number {
  let at = from;
  // West Friendship is a town.
  if (phraseAt(words, at, spots)) return at;
  if (DIRECTION.test(words[at] ?? '') && words[at + 1] !== undefined) at += 1;
  else if (/^[ns][ew]$/.test(words[at] ?? '')) at += 1;
  if (known.units.has(words[at] ?? '')) at += 2;
  while (isNumber(words[at])) at += 1;
  return at;
}
