import type { Insertion } from '../insertions';

/** How many line breaks part a text from what stands by itself. */
const missing = (there: RegExpExecArray | null): string =>
  '\n'.repeat(2 - (there?.[0].length ?? 0));

/** A box with its example words between two lines of colons. */
const BOX = /^(:{3,}.*\n)[\s\S]*(\n:{3,})$/;

/** A link with the title of its page between brackets. */
const LINK = /^(\[)[^\]]*(\]\([^)]*\))$/;

/** What is put into a text in place of what is selected: a box or a link goes around it. */
const around = ({ text }: Insertion, selected: string): string =>
  [BOX, LINK].reduce(
    (words, pattern) =>
      selected.trim() === ''
        ? words
        : words.replace(
            pattern,
            (_all, first: string, last: string) => first + selected.trim() + last,
          ),
    text,
  );

/** What is put into a text, with the empty lines it needs around it. */
function placed(text: string, alone: boolean, before: string, after: string): string {
  if (!alone) return text;
  const above = before === '' ? '' : missing(/\n{0,2}$/.exec(before));
  const below = after === '' ? '' : missing(/^\n{0,2}/.exec(after));
  return above + text + below;
}

/**
 * Puts something into a text where its cursor is, in place of what is selected or around it, as if it were typed: it
 * can be undone, and the form hears of it.
 */
export function insert(field: HTMLTextAreaElement | HTMLInputElement, insertion: Insertion): void {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const words = around(insertion, value.slice(start, end));
  const text = placed(words, insertion.alone, value.slice(0, start), value.slice(end));
  field.focus();
  // Nothing else that a script writes into a field can be undone with the keyboard.
  if (document.execCommand('insertText', false, text)) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
