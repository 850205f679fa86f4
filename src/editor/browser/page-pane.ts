import { QUESTIONS } from '../question-form';
import { textOfForm } from './english-pane';
import { make } from './make';
import { openPane } from './pane';

/** The name of the window that shows the page, so that there is only one. */
const WINDOW = 'page-of-the-form';

/** The text of a form, and each answer of the FAQ. */
const TEXTS = `[data-key-path="body"] textarea, [data-key-path^="${QUESTIONS}."] textarea`;

/** The text that has, or last had, the cursor; pressing a button takes the focus from it. */
let latest: HTMLTextAreaElement | undefined;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.matches(TEXTS)) latest = target;
});

/** The link name of the question that a text answers; undefined for any other text. */
function nameOfQuestion(text: HTMLTextAreaElement): string | undefined {
  const path = text.closest<HTMLElement>(`[data-key-path^="${QUESTIONS}."]`)?.dataset['keyPath'];
  const name = path?.replace(/[^.]+$/, 'name');
  return document.querySelector<HTMLInputElement>(`[data-key-path="${name}"] input`)?.value;
}

/** The hash of the part of the page where the cursor is: that of the last heading above it with a name, or empty. */
function place(): string {
  const text = latest?.isConnected ? latest : textOfForm();
  if (!text) return '';
  const { value, selectionEnd } = text;
  const end = value.indexOf('\n', selectionEnd);
  const above = value.slice(0, end < 0 ? value.length : end);
  const name = [...above.matchAll(/^#+ .*\{#([\w-]+)\}/gm)].at(-1)?.[1];
  const own = name ?? nameOfQuestion(text);
  return own ? `#${own}` : '';
}

/** Shows the saved page in a pane, which follows the cursor from part to part. */
function showInPane(address: string): void {
  const { body, signal } = openPane('The page, as it is saved');
  const frame = make('iframe', { title: 'The page', src: address + place() });
  body.replaceWith(frame);
  let shown = frame.src;
  document.addEventListener(
    'selectionchange',
    () => {
      if (!document.activeElement?.matches(TEXTS)) return;
      const wanted = address + place();
      if (wanted === shown) return;
      shown = wanted;
      frame.src = wanted;
    },
    { signal },
  );
}

/**
 * Shows the page that a form belongs to, at the part where the cursor is.
 *
 * @param address absolute URL of the page
 * @param canFrame false for published pages, which refuse to be framed and are shown in a window
 */
export function showPage(address: string, canFrame: boolean): void {
  if (canFrame) return showInPane(address);
  window.open(address + place(), WINDOW, 'popup,width=640,height=900');
}
