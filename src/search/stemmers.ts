/** Stemmers for folded words; languages with the same endings share one. */

/** Words with the ending of a person who does something, which they are not: a shower shows nothing. */
const WHOLE = /^(shower|number|letter|summer|corner|tower|power|paper|order|cover)s?$/;

/** English: "selling" and "sells" become "sell". It is light on purpose: "lease" never becomes "least". */
export function english(word: string): string {
  if (WHOLE.test(word)) return word.replace(/s$/, '');
  const single = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1');
  const root = single
    // "mitigate", "mitigation" and "mitigator" become one; so do "inspect" and "inspection".
    .replace(/^(.{4,})at(ed?|ing|ion|ors?)$/, '$1')
    .replace(/^(.{4,}[cp]t)ion$/, '$1')
    .replace(/^(.{3,})(ing|ed|(?<!e)ers?)$/, '$1');
  const short = root === single ? single : root.replace(/([bdfgmnprt])\1$/, '$1');
  // "care" and "caring" become one, which is not "car".
  if (THREE_AND_E.test(short)) return short;
  if (root !== single && THREE_AND_E.test(`${root}e`)) return `${root}e`;
  return short.replace(/^(.{3,})e$/, '$1').replace(/^(.{3,})y$/, '$1i');
}

/** Without its "e" such a word would be another one: "rate" and "rat", "site" and "sit". */
const THREE_AND_E = /^[^aeiou][aeiou][^aeiouwxy]e$/;

/** Spanish and Portuguese: removes the endings of plurals and verbs, and the pronoun after a verb. */
export function romance(word: string): string {
  return word
    .replace(/^(.{3,}[aei]r)(me|te|se|nos|l[aeo]s?)$/, '$1')
    .replace(/(coes|ciones)$/, 'cion')
    .replace(/cao$/, 'cion')
    .replace(/^(.{3,}[^aeiou])es$/, '$1')
    .replace(/s$/, '')
    .replace(
      /^(.{3,}?)(ando|iendo|endo|indo|amos|emos|imos|aram|eram|aron|ieron|ad[ao]|id[ao]|aba|ava|[ae][mn]|ou)$/,
      '$1',
    )
    .replace(/^(.{3,})[aei]r$/, '$1')
    .replace(/^(.{3,}?)[aeio]+$/, '$1');
}
