import type { Book, County } from './book';
import { phraseAtEnd } from './words';

/** Words between "condado" and the name of the county. */
export const OF: ReadonlySet<string> = new Set(['de', 'do', 'da', 'del', 'of']);

/** A county at the end of an address. */
export interface CountyFound {
  /** All counties with that name; empty if the name is unknown. */
  counties: readonly County[];
  /** Number of words that it takes. */
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
  // "New Kent County" is not Kent County.
  const isOther = book.words.otherPlaces.has(words.at(-2 - (found?.length ?? 0)) ?? '');
  if (found && !isOther) return { counties: found.of, length: found.length + 1 };
  // After an unknown name, "co" is Colorado or nothing.
  return (words.at(-1) ?? '').length > 2 ? { counties: [], length: words.length } : undefined;
}

/** "Condado de Montgomery". */
function before(words: readonly string[], book: Book): CountyFound | undefined {
  const at = words.findLastIndex((word) => word.length > 3 && book.words.counties.has(word));
  if (at < 0) return undefined;
  const name = words.slice(at + 1).filter((word, index) => index > 0 || !OF.has(word));
  const counties = book.counties.get(name.join(' '));
  // "County St" is not a county; "condado de Rockville" is an unknown one.
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
