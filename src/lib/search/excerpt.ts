/** A run of text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

const WORDS_SHOWN = 28;

/** The words of a text as Pagefind counts them. */
export function wordsOf(text: string): string[] {
  return text.split(/\s/);
}

/**
 * Joins words to runs of marked and unmarked text.
 *
 * @param from the first word shown
 * @param to the word before which it ends
 * @param places which words are marked, counted from the start of the text
 */
export function pieces(
  words: readonly string[],
  places: ReadonlySet<number>,
  from = 0,
  to = words.length,
): Piece[] {
  const runs: Piece[] = [];
  for (let i = from; i < to; i += 1) {
    const marked = places.has(i);
    const last = runs.at(-1);
    const text = i > from ? ` ${words[i]}` : (words[i] ?? '');
    // Blanks between two marked words belong to neither.
    if (last && last.marked === marked) last.text += text;
    else if (marked && i > from) {
      if (last) last.text += ' ';
      runs.push({ text: words[i] ?? '', marked });
    } else runs.push({ text, marked });
  }
  return runs;
}

/**
 * The part of a section with the most of what was searched for.
 *
 * @param head words to skip at the start, which the heading shows
 * @param tail words to skip at the end
 */
export function excerpt(
  words: readonly string[],
  places: ReadonlySet<number>,
  head: number,
  tail: number,
): Piece[] {
  const end = words.length - tail;
  let from = head;
  let most = -1;
  const inText = [...places].filter((place) => place >= head && place < end).sort((a, b) => a - b);
  for (const place of inText) {
    // A few words before the first match; different words count, not the same one again.
    const start = Math.max(head, Math.min(place - 6, end - WORDS_SHOWN));
    const seen = new Set(
      inText
        .filter((other) => other >= start && other < start + WORDS_SHOWN)
        .map((other) => words[other]?.toLowerCase()),
    );
    if (seen.size > most) {
      most = seen.size;
      from = start;
    }
  }
  const to = Math.min(end, from + WORDS_SHOWN);
  const shown = pieces(words, places, from, to);
  if (from > head) shown.unshift({ text: '… ', marked: false });
  if (to < end) shown.push({ text: ' …', marked: false });
  return shown;
}
