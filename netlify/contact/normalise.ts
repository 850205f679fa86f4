/**
 * Cleaning of submitted text. Each function is idempotent: f(f(x)) = f(x). Character classes:
 * Unicode Standard Annex 9 (bidirectional controls) and the default-ignorable characters of zero
 * width; tag characters (U+E0000 block) can hide text as well.
 */

/** Marks that reorder or hide text: bidirectional controls and characters of zero width. */
const INVISIBLE =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;

/**
 * Characters that show nothing on their own: white space, combining marks, control and unassigned
 * code points, the default-ignorable letters (Hangul fillers), the blank Braille pattern and the
 * object replacement character.
 */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{M}\p{C}\p{Z}\u2800\uFFFC]/gu;

/** Half of a surrogate pair: not valid text. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Anything that is a control character or breaks a line. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

/** Control characters except tab and line feed. */
const CONTROL_BUT_TAB_AND_LF = /(?![\t\n])\p{Cc}/gu;

/** True if the text has a control character or a line break (including CR, LF and NUL). */
export function hasControl(text: string): boolean {
  return CONTROL.test(text);
}

/** True if the text has anything a reader can see. */
export function isVisible(text: string): boolean {
  return text.replace(UNSEEN, '') !== '';
}

/** Cleans the value of a one-line field: well-formed, without invisible characters, NFC, trimmed. */
export function normaliseLine(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** Cleans the value of a multi-line field: line breaks become LF, tabs stay, other control characters are removed. */
export function normaliseText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(CONTROL_BUT_TAB_AND_LF, '');
  return normaliseLine(lines);
}

/** Returns the length in code points, which is how visitors count characters. */
export function lengthOf(text: string): number {
  return [...text].length;
}
