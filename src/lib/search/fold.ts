/**
 * The form in which words are compared: small letters, no accents, no punctuation. "Mitigación" gives
 * "mitigacion", "$165" gives "165", "4.0" gives "40", "pCi/L" gives "pcil", as the index has them.
 */
export function fold(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The folded words of a text. A compound such as "Po-218" gives itself and its parts: po218, po, 218. */
export function foldedWords(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => {
    const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
    return [...new Set([word, ...parts].map(fold))].filter(Boolean);
  });
}
