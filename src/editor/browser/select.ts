import { make } from './make';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** The styles that decide where the lines of a field break. */
const BREAKING = ['width', 'padding', 'border', 'box-sizing', 'font', 'letter-spacing'];

/** Returns how far below the top of a field's text a character is, in pixels. */
function depthOf(field: TextField, at: number): number {
  const place = make('span', { textContent: '.' });
  const copy = make('div', {}, [field.value.slice(0, at), place]);
  const style = getComputedStyle(field);
  for (const name of BREAKING) copy.style.setProperty(name, style.getPropertyValue(name));
  Object.assign(copy.style, {
    position: 'absolute',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'break-word',
  });
  document.body.append(copy);
  const depth = place.offsetTop;
  copy.remove();
  return depth;
}

/** Returns the closest ancestor that scrolls. The form is only one part of the editor's window. */
function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (scrolls && one.scrollHeight > one.clientHeight) return one;
  }
  return document.documentElement;
}

/**
 * Selects words in a field and scrolls to them, however long the field is.
 *
 * @param at index of their first character
 */
export function select(field: TextField, at: number, length: number): void {
  field.focus();
  field.setSelectionRange(at, at + length);
  // A field scrolls to its cursor when it gets the focus again.
  field.blur();
  field.focus();
  const scroller = scrollerOf(field);
  const y = field.getBoundingClientRect().top + depthOf(field, at) - field.scrollTop;
  const { top } = scroller.getBoundingClientRect();
  scroller.scrollBy({ top: y - Math.max(0, top) - scroller.clientHeight / 2 });
}
