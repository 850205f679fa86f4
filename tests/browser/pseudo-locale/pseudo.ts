/** A letter with a mark over or under it for each that has none; taken off again, as the search does, the word is back. */
const MARKED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'àḃçḋéḟğĥîĵķļṁñôṗřšţûṽŵẋýž'].map((marked) => [marked.normalize('NFD').charAt(0), marked]),
);

/** What is no word of a text: a quoted fact, a value put in, an id, an entity, an address, a tag. */
const KEPT =
  /\{\{[^}]*\}\}|\{[^}]*\}|&#?\w+;|https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w[\w.-]*|<[^>]*>|\\./g;

function mark(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    // Unicode has no q with a mark of its own.
    const marked = MARKED[small] ?? `${small}\u0307`;
    return letter === small ? marked : marked.toUpperCase();
  });
}

/**
 * A text as if somebody had translated it: every letter of it has a mark, and what programs put in or read stays.
 * So a word without marks on a page is one that no translation reaches.
 */
export function pseudo(text: string): string {
  let at = 0;
  let marked = '';
  for (const kept of text.matchAll(KEPT)) {
    marked += mark(text.slice(at, kept.index)) + kept[0];
    at = kept.index + kept[0].length;
  }
  return marked + mark(text.slice(at));
}

const ADDRESS = /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.\w[\w.-]*/g;

/** The words of a text that have no mark, two letters long or more; addresses have none anywhere. */
export function unmarkedWords(text: string): string[] {
  const words =
    text
      .replace(ADDRESS, ' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return words.filter((word) => /^[a-z]+$/i.test(word));
}
