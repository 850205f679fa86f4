import { textOfForm } from './english-pane';
import { make } from './make';
import { openPane } from './pane';

/** The name of the window that shows the page, so that there is one. */
const WINDOW = 'page-of-the-form';

/** The part of the page in which the cursor is: the last heading above it that has a name. */
function place(): string {
  const text = textOfForm();
  if (!text) return '';
  const { value, selectionEnd } = text;
  const end = value.indexOf('\n', selectionEnd);
  const above = value.slice(0, end < 0 ? value.length : end);
  const name = [...above.matchAll(/^#+ .*\{#([\w-]+)\}/gm)].at(-1)?.[1];
  return name === undefined ? '' : `#${name}`;
}

/** Shows the page in a pane, which follows the cursor from part to part and shows what is saved. */
function showInPane(address: string): void {
  const { body, signal } = openPane('The page, as it is saved');
  const frame = make('iframe', { title: 'The page', src: address + place() });
  body.replaceWith(frame);
  let shown = frame.src;
  document.addEventListener(
    'selectionchange',
    () => {
      if (document.activeElement !== textOfForm()) return;
      const wanted = address + place();
      if (wanted === shown) return;
      shown = wanted;
      frame.src = wanted;
    },
    { signal },
  );
}

/**
 * Shows the page that a form belongs to, at the part in which the cursor is.
 *
 * @param canFrame whether it may stand in a pane: published pages refuse every frame, and get a window
 */
export function showPage(address: string, canFrame: boolean): void {
  if (canFrame) return showInPane(address);
  window.open(address + place(), WINDOW, 'popup,width=640,height=900');
}
