import { select } from './select';

/** The most frames to wait for a field: the editor draws what comes into view, and a row only after its box. */
const MOST_FRAMES = 300;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

/** A field of the form, or a row of a list; null or undefined if it is not drawn yet. */
function partAt(path: string): Element | null | undefined {
  const [, list, row] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  const part = document.querySelector(`[data-key-path="${list ?? path}"]`);
  return list === undefined
    ? part
    : part?.querySelector('[id$="-item-list"]')?.children[Number(row)];
}

/** Opens as much of the path to a field as is drawn. @returns the last part drawn; undefined once the form is left */
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
 * Opens the rows around a field of the form, scrolls to it and selects words in it.
 *
 * @param path of the field, for example `boxes.2.sentences.7.words`
 * @param words the words to select, if the field contains them
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
    // A field is drawn empty, and gets its value right after.
    if (field && (field.value !== '' || words === '')) {
      return select(field, field.value.indexOf(words), words.length);
    }
    await nextFrame();
  }
}
