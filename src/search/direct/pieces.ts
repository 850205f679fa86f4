import words from '../words/direct.json';
import { wordSet, wordsIn } from './read';

const BESIDE = wordSet([...words.beside, ...words.where]);

/** Nobody says more about a case in one line. */
const MOST_WORDS = 16;

type Read<Piece> = (part: string) => Piece | undefined;

/** What one part says. */
interface Kind {
  readonly kind: string;
}

/**
 * Splits a text into parts that each say something of their own: "Rockville, settlement 12/15" is a place and a day.
 *
 * @param read returns what one part says
 * @returns undefined if some word says something else, or two parts say the same kind of thing; empty if no word says
 * anything
 */
export function piecesOf<Piece extends Kind>(text: string, read: Read<Piece>): Piece[] | undefined {
  const all = text.split(/\s+/).filter((word) => wordsIn(word).length > 0);
  if (all.length > MOST_WORDS) return undefined;
  // A comma separates parts that each say something; it may also be in an address.
  const parted = text.split(',').map((part) => read(part));
  const commas = parted.every((piece) => piece !== undefined) ? parted : [];
  return commas.length > 1 && areDistinct(commas) ? commas : inWords(all, read);
}

function inWords<Piece extends Kind>(
  all: readonly string[],
  read: Read<Piece>,
): Piece[] | undefined {
  if (all.length === 0) return [];
  for (let end = all.length; end > 0; end -= 1) {
    const piece = read(all.slice(0, end).join(' '));
    const after = piece && inWords(all.slice(end), read);
    if (after && areDistinct([piece, ...after])) return [piece, ...after];
  }
  return BESIDE.has(wordsIn(all[0] ?? '')[0] ?? '') ? inWords(all.slice(1), read) : undefined;
}

const areDistinct = (pieces: readonly Kind[]): boolean =>
  new Set(pieces.map(({ kind }) => kind)).size === pieces.length;
