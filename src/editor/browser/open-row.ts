import { select } from './select';

/** How many frames it may take until a field is drawn: the editor draws what comes into view, a row after its box. */
const MOST_FRAMES = 300;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** A field of the form, or a row of a list; undefined where it is not drawn yet. */
function partAt(path: string): Element | null | undefined {
  const [, list, row] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  const part = document.querySelector(`[data-key-path="${list ?? path}"]`);
  return list === undefined
    ? part
    : part?.querySelector('[id$="-item-list"]')?.children[Number(row)];
}

/** Opens as much of the way to a field as is drawn. @returns the last part of that; undefined once the form is left */
function openWay(path: string): Element | undefined {
  const names = path.split('.');
  let last: Element | undefined;
  for (let length = 1; length <= names.length; length += 1) {
    const part = partAt(names.slice(0, length).join('.'));
    if (!part) return last;
    const opener = part.querySelector<HTMLElement>('[aria-expanded]:not([aria-haspopup])');
    if (opener?.ariaExpanded === 'false') opener.click();
    last = part;
  }
  return last;
}

/**
 * Opens the rows that a field of the form stands in, scrolls to it and selects words in it.
 *
 * @param path of the field, such as `boxes.2.sentences.7.words`
 * @param words to be selected, where they stand in it
 */
export async function openRow(path: string, words: string): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES; frame += 1) {
    const part = openWay(path);
    if (!part) return;
    part.scrollIntoView({ block: 'center' });
    const field =
      part === partAt(path)
        ? part.querySelector<HTMLTextAreaElement | HTMLInputElement>('textarea, input')
        : null;
    // It is drawn empty, and gets its words right after.
    if (field && (field.value !== '' || words === '')) {
      return select(field, field.value.indexOf(words), words.length);
    }
    await nextFrame();
  }
}
