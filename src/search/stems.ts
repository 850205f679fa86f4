import { ALL_LOCALES, inEach } from '../languages/all-locales';
import type { Locale } from '../languages/locales';
import { SPOKEN } from './languages';

export type Language = Locale;

/** The languages in which people ask: those of the site. */
export const LANGUAGES = ALL_LOCALES;

/**
 * Returns what the forms of a word have in common: "selling" and "sells" give "sell", "pruebas" gives "prueb". It is
 * light on purpose: it joins the forms that people type, and "lease" never becomes "least".
 *
 * @param word folded
 */
export function stem(word: string, language: Language): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  return SPOKEN[language].stem(word);
}

/**
 * Returns the term of a form: its stem with its language before it, because "come" is one word in English and another
 * in Spanish.
 */
export function termOf(form: string, language: Language): string {
  const seen = TERMS[language].get(form);
  if (seen) return seen;
  const term = `${language}:${stem(form, language)}`;
  TERMS[language].set(form, term);
  return term;
}

const TERMS = inEach(() => new Map<string, string>());
