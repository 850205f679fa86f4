import { termOf } from './index-of';
import { wordsOf } from './words';

/** A run of text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The terms searched for, with how much each tells. */
type Wanted = ReadonlyMap<string, number>;

/** A sentence shorter than this is shown with the one after it. */
const SHORT = 70;

/** A text with the words searched for marked, these words, and how much they tell together. */
export function marked(
  text: string,
  wanted: Wanted,
): { pieces: Piece[]; words: string[]; weight: number } {
  const pieces: Piece[] = [];
  const words: string[] = [];
  const seen = new Set<string>();
  let weight = 0;
  let at = 0;
  for (const { text: word, start, forms } of wordsOf(text)) {
    const term = forms.map((form) => termOf(form, 'en')).find((one) => wanted.has(one));
    if (term === undefined) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: word, marked: true });
    words.push(word);
    if (!seen.has(term)) weight += wanted.get(term) ?? 0;
    seen.add(term);
    at = start + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return { pieces, words, weight };
}

/** The sentence of a section that tells most about the words searched for, whole; without any, its first. */
export function excerpt(blocks: readonly string[], wanted: Wanted): Piece[] {
  const sentences = blocks.flatMap((block) => {
    const parts = block.split(/(?<=[.!?]["”’)]?)\s+(?=[“"¿¡]?[\p{Lu}\d])/u);
    return parts.map((text, i) => ({ text, next: parts[i + 1], ...marked(text, wanted) }));
  });
  const [first] = sentences;
  if (!first) return [];
  const best = sentences.reduce((a, b) => (a.weight >= b.weight ? a : b), first);
  const goesOn = best.text.length < SHORT && best.next !== undefined;
  return goesOn ? marked(`${best.text} ${best.next}`, wanted).pieces : best.pieces;
}
