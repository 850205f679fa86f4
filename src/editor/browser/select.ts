/** Selects words in a field, and scrolls to them. @param at where they begin */
export function select(
  field: HTMLTextAreaElement | HTMLInputElement,
  at: number,
  length: number,
): void {
  field.focus();
  field.setSelectionRange(at, at + length);
  // A field scrolls to where its cursor is when it gets the focus anew.
  field.blur();
  field.focus();
}
