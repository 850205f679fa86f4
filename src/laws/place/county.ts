import type { Book, County } from './book';
import { phraseAtEnd } from './words';

/** Words between "condado" and its name. */
export const OF: ReadonlySet<string> = new Set(['de', 'do', 'da', 'del', 'of']);

/** A county at the end of an address. */
export interface CountyFound {
  /** All of that name, or none where no county is known by it. */
  counties: readonly County[];
  /** How many words it takes. */
  length: number;
}

/** Finds "Montgomery County", "Mont. Co.", "MoCo" or "condado de Montgomery" at the end of a segment. */
export function countyAtEnd(words: readonly string[], book: Book): CountyFound | undefined {
  return behind(words, book) ?? before(words, book) ?? byItself(words, book);
}

/** "Montgomery County". */
function behind(words: readonly string[], book: Book): CountyFound | undefined {
  if (words.length < 2 || !book.words.counties.has(words.at(-1) ?? '')) return undefined;
  const found = phraseAtEnd(words.slice(0, -1), book.counties);
  // New Kent County is none of ours.
  const isOther = book.words.otherPlaces.has(words.at(-2 - (found?.length ?? 0)) ?? '');
  if (found && !isOther) return { counties: found.of, length: found.length + 1 };
  // "Co" alone is Colorado, or nothing.
  return (words.at(-1) ?? '').length > 2 ? { counties: [], length: words.length } : undefined;
}

/** "Condado de Montgomery". */
function before(words: readonly string[], book: Book): CountyFound | undefined {
  const at = words.findLastIndex((word) => word.length > 3 && book.words.counties.has(word));
  if (at < 0) return undefined;
  const name = words.slice(at + 1).filter((word, index) => index > 0 || !OF.has(word));
  const counties = book.counties.get(name.join(' '));
  // "County St" is none; "condado de Rockville" is none that we know.
  if (!counties && !OF.has(words[at + 1] ?? '')) return undefined;
  return { counties: counties ?? [], length: words.length - at };
}

/** "MoCo". */
function byItself(words: readonly string[], book: Book): CountyFound | undefined {
  const found = phraseAtEnd(words, book.spots);
  const { town, county } = found?.of ?? {};
  return found && county && town === undefined
    ? { counties: [county], length: found.length }
    : undefined;
}
