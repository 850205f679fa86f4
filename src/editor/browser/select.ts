/** Selects words in a field and scrolls to them. @param at the offset of the first character */
export function select(
  field: HTMLTextAreaElement | HTMLInputElement,
  at: number,
  length: number,
): void {
  field.focus();
  field.setSelectionRange(at, at + length);
  // A field scrolls to its cursor only when it gets the focus.
  field.blur();
  field.focus();
}
