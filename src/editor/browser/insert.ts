import type { Insertion } from '../insertions';

/** The line breaks that are missing between a text and a block, which needs two. */
const missing = (there: RegExpExecArray | null): string =>
  '\n'.repeat(2 - (there?.[0].length ?? 0));

/** A box with its example words between two lines of colons. */
const BOX = /^(:{3,}.*\n)[\s\S]*(\n:{3,})$/;

/** A link with its page's title as the text. */
const LINK = /^(\[)[^\]]*(\]\([^)]*\))$/;

/** The text to insert in place of the selection. A box or a link is put around the selection. */
function around({ text }: Insertion, selected: string): string {
  const words = selected.trim();
  if (words === '') return text;
  const wrap = (_all: string, first: string, last: string): string => first + words + last;
  return text.replace(BOX, wrap).replace(LINK, wrap);
}

/** The text to insert, with the empty lines that it needs around it. */
function placed(text: string, alone: boolean, before: string, after: string): string {
  if (!alone) return text;
  const above = before === '' ? '' : missing(/\n{0,2}$/.exec(before));
  const below = after === '' ? '' : missing(/^\n{0,2}/.exec(after));
  return above + text + below;
}

/**
 * Inserts something at the cursor of a field, in place of the selection or around it, as if it were typed: it can be
 * undone, and the form notices it.
 */
export function insert(field: HTMLTextAreaElement | HTMLInputElement, insertion: Insertion): void {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const words = around(insertion, value.slice(start, end));
  const text = placed(words, insertion.alone, value.slice(0, start), value.slice(end));
  field.focus();
  // Deprecated, but the only way for a script to change a field so that the keyboard can undo it.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
