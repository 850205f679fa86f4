/** Maps each letter to the same letter with a diacritic. The search strips diacritics, so it still finds the word. */
const MARKED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'àḃçḋéḟğĥîĵķļṁñôṗřšţûṽŵẋýž'].map((marked) => [marked.normalize('NFD').charAt(0), marked]),
);

/** What is not text: quoted facts, slots and IDs in braces, entities, URLs, email addresses, tags and escapes. */
const KEPT =
  /\{\{[^}]*\}\}|\{[^}]*\}|&#?\w+;|https?:\/\/\S+|[\w.+-]+@[\w-]+\.\w[\w.-]*|<[^>]*>|\\./g;

function mark(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const small = letter.toLowerCase();
    // Unicode has no precomposed q with a diacritic.
    const marked = MARKED[small] ?? `${small}\u0307`;
    return letter === small ? marked : marked.toUpperCase();
  });
}

/**
 * Pseudo-translates a text: adds a diacritic to every letter, except in what programs insert or read ({@link KEPT}). A
 * word without diacritics on a page is then one that no translation reaches.
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

/** Returns the words without diacritics in a text, of two letters or more, except in URLs and email addresses. */
export function unmarkedWords(text: string): string[] {
  const words =
    text
      .replace(ADDRESS, ' ')
      .normalize('NFC')
      .match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return words.filter((word) => /^[a-z]+$/i.test(word));
}
