import { select } from './select';

/** How many frames it may take until a field is drawn: the editor draws what comes into view, a row after its box. */
const MOST_FRAMES = 300;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

const fieldAt = (path: string): HTMLElement | null =>
  document.querySelector(`[data-key-path="${path}"]`);

const above = (path: string): string => path.slice(0, path.lastIndexOf('.'));

/** What is drawn of the way to a field: itself, a row that it stands in, or the list of that; nothing once the form is left. */
function nearest(path: string): Element | null {
  const field = fieldAt(path);
  if (field || !path.includes('.')) return field;
  const rows = fieldAt(above(path))?.querySelector('[id$="-item-list"]')?.children;
  return rows?.[Number(path.slice(above(path).length + 1))] ?? nearest(above(path));
}

/**
 * Opens the rows that a field of the form stands in, scrolls to it and selects words in it.
 *
 * @param path of the field, such as `boxes.2.sentences.7.words`
 * @param words to be selected, where they stand in it
 */
export async function openRow(path: string, words: string): Promise<void> {
  const locale = document.querySelector<HTMLElement>('.pane[data-locale]')?.dataset['locale'];
  // So the editor itself opens the rows of a field with a fault; it does not wait until they are drawn.
  const payload = { locale, keyPath: above(path) };
  window.postMessage({ type: 'highlight-editor-field', payload }, location.origin);
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    await nextFrame();
    const drawn = nearest(path);
    drawn?.scrollIntoView({ block: 'center' });
    const field = fieldAt(path)?.querySelector<HTMLTextAreaElement | HTMLInputElement>(
      'textarea, input',
    );
    if (field) return select(field, field.value.indexOf(words), words.length);
    if (!drawn) return;
  }
}
