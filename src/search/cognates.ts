import type { Index } from './index-of';
import { termOf, type Language } from './stems';

/** Endings of Spanish and Portuguese, each with the English ending of the same word: "ventilação", "electricidad". */
const ENDINGS: readonly [RegExp, string][] = [
  [/(cion|cao)(es)?$/, 'tion'],
  [/(sion|sao)$/, 'sion'],
  [/[td]ad(e|es)?$/, 'ty'],
  [/[ei]ncia$/, 'ence'],
  [/ari[oa]s?$/, 'ary'],
  [/os[oa]s?$/, 'ous'],
  [/iv[oa]s?$/, 'ive'],
  [/ic[oa]s?$/, 'ic'],
  [/[oae]s?$/, ''],
];

/** Returns the term of the pages for a word of another language that is nearly the same; at most one, or none. */
export function cognateOf({ found, corpus }: Index, form: string, language: Language): string[] {
  if (language === corpus.language || form.length < 6) return [];
  return ENDINGS.flatMap(([ending, own]) => (ending.test(form) ? [form.replace(ending, own)] : []))
    .map((word) => termOf(word, corpus.language))
    .filter((term) => found.has(term))
    .slice(0, 1);
}
