import type { Beside, EnglishPart } from '../beside';
import { insert } from './insert';
import { make } from './make';
import { openPane } from './pane';
import { select } from './select';

/** The field with the text of the form; null in a form that shows its text in another way. */
export const textOfForm = (): HTMLTextAreaElement | null =>
  document.querySelector('[data-key-path="body"] textarea');

const SAID = {
  changed: 'Old: the English has changed since this was translated.',
  new: 'New: it is not translated yet.',
  moved: 'Moved: the words are the same, in another place or box. Put yours there too.',
  gone: 'Gone: the English has this no more; take it out.',
} as const;

/** Selects a line of the translation in the form. */
function show(line: string): void {
  const text = textOfForm();
  const at = text?.value.indexOf(line) ?? -1;
  if (!text || at < 0) return;
  select(text, at, line.length);
}

function itemOf({ text, waits, was, own }: EnglishPart): HTMLLIElement {
  const isInText = own !== undefined && own !== '' && textOfForm()?.value.includes(own);
  const find = make('button', {
    type: 'button',
    textContent: waits === 'new' ? 'Show what it comes after' : 'Show it in the text',
  });
  find.addEventListener('click', () => show(own ?? ''));
  return make('li', { className: waits ? 'waits' : '' }, [
    waits && make('strong', { textContent: SAID[waits] }),
    was === undefined ? undefined : make('p', { textContent: `The English was: ${was}` }),
    make('pre', { textContent: text, lang: 'en' }),
    isInText ? find : undefined,
  ]);
}

/** A button that starts a missing translation with the English text, so that it has the facts, links and boxes. */
function startButton(body: string): HTMLButtonElement | undefined {
  const text = textOfForm();
  if (!text) return undefined;
  const start = make('button', {
    type: 'button',
    textContent: 'Put the English into the text, to write over it',
  });
  start.addEventListener('click', () => {
    text.select();
    insert(text, { text: body, about: '', alone: false });
  });
  return start;
}

const counted = (count: number): string => (count === 1 ? '1 part waits' : `${count} parts wait`);

/** Shows the English text beside its translation: first the parts that need work, then all of it. */
export function showEnglish({ english }: Beside): void {
  const { body: pane } = openPane('The English');
  if (!english) return;
  const { isTranslated, parts, body } = english;
  const waiting = parts.filter(({ waits }) => waits);
  const state = !isTranslated
    ? 'This text is not translated yet.'
    : waiting.length === 0
      ? 'The translation is right for the English of today.'
      : `${counted(waiting.length)} for the translation.`;
  pane.append(
    make('p', { textContent: state }),
    ...(isTranslated ? [] : [startButton(body)].filter((one) => one !== undefined)),
    ...(waiting.length > 0
      ? [make('ul', {}, waiting.map(itemOf)), make('h3', { textContent: 'The whole text' })]
      : []),
    make('ul', {}, parts.filter(({ waits }) => waits !== 'gone').map(itemOf)),
  );
}
