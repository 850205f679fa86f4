/**
 * Cleaning of submitted text. Each function is idempotent: f(f(x)) = f(x).
 * Classes: Unicode Standard Annex 9 (bidirectional controls) and the default-ignorable
 * characters of zero width; tag characters (U+E0000 block) can hide text as well.
 */

/** Marks that reorder or hide text: bidirectional controls and characters of zero width. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/**
 * What leaves nothing to see on its own: white space, marks without a letter, control and
 * unassigned code points, the default-ignorable letters (Hangul fillers), the blank Braille
 * pattern and the object replacement character.
 */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{M}\p{C}\p{Z}\u2800\uFFFC]/gu;

/** Half of a surrogate pair without the other half: not text. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Anything that is a control character or breaks a line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Control characters except tab and line feed. */
const CONTROL_BUT_TAB_AND_LF = /(?![\t\n])\p{Cc}/gu;

/** Tells whether the text holds a control character or a line break (CR, LF and NUL too). */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** Tells whether a reader would see anything of the text. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}

/** Cleans the value of a one-line field: well-formed, without invisible marks, NFC, trimmed. */
export function normaliseLine(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** Cleans the message: line breaks become LF, tabs stay, other control characters go. */
export function normaliseText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(CONTROL_BUT_TAB_AND_LF, '');
  return normaliseLine(lines);
}

/** The length in characters (code points), as a visitor would count the limits of the form. */
export function lengthOf(text: string): number {
  return [...text].length;
}
