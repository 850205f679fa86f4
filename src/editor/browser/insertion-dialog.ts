import type { Insertion, InsertionGroup, WrittenIn } from '../insertions';
import { make } from './make';

/** A choice in the list, with the words by which it is found. */
interface Choice {
  button: HTMLButtonElement;
  insertion: Insertion;
  words: string;
}

/** A part of the list with its heading. */
interface Section {
  label: string;
  heading: HTMLElement;
  choices: readonly Choice[];
}

const plain = (words: string): string => words.normalize('NFKD').toLowerCase();

/** A choice shows what visitors read, then what it is, then how it is written. */
function choiceOf(insertion: Insertion): Choice {
  const { reads, about, text } = insertion;
  const said = reads === undefined ? undefined : make('strong', { textContent: reads });
  const button = make('button', { type: 'button', className: 'insertion' }, [
    said,
    make('span', { textContent: about }),
    make('code', { textContent: text }),
  ]);
  return { button, insertion, words: plain(`${reads} ${about} ${text}`) };
}

/** A group of insertions, collapsed. */
function sectionOf(
  { label, insertions }: InsertionGroup,
  choose: (insertion: Insertion) => void,
): [HTMLDetailsElement, Section] {
  const choices = insertions.map(choiceOf);
  for (const { button, insertion } of choices) {
    button.addEventListener('click', () => choose(insertion));
  }
  const items = choices.map(({ button }) => make('li', {}, [button]));
  const heading = make('summary', {});
  const section = make('details', {}, [heading, make('ul', {}, items)]);
  return [section, { label, heading, choices }];
}

async function groups(writtenIn: WrittenIn): Promise<InsertionGroup[]> {
  const answer = await fetch('/editor/insertions.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The list did not come (${answer.status}).`);
  const all = (await answer.json()) as InsertionGroup[];
  return all.filter(({ only }) => only === undefined || only.includes(writtenIn));
}

/** True if the words contain a typed word; "booking" also finds "book". */
const has = (words: string, typed: string): boolean =>
  words.includes(typed) || (typed.endsWith('ing') && words.includes(typed.slice(0, -3)));

/**
 * Shows the choices that contain all typed words, those that contain them as a phrase first, and says how many there
 * are.
 */
function filter(
  asked: string,
  sections: ReadonlyMap<HTMLDetailsElement, Section>,
  status: HTMLElement,
): void {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const phrase = words.join(' ');
  let found = 0;
  for (const [section, { label, heading, choices }] of sections) {
    for (const { button, words: own } of choices) {
      button.parentElement!.hidden = !words.every((word) => has(own, word));
    }
    const here = choices.filter(({ button }) => !button.parentElement!.hidden).length;
    heading.textContent = `${label} (${here})`;
    section.hidden = here === 0;
    section.open = words.length > 0;
    section.lastElementChild?.append(
      ...closestFirst(choices, (choice) => choice.words.includes(phrase)).map(
        ({ button }) => button.parentElement!,
      ),
    );
    found += here;
  }
  const hasPhrase = ([, { choices }]: readonly [unknown, Section]): boolean =>
    choices.some((choice) => choice.words.includes(phrase));
  const [first] = sections.keys();
  first?.parentElement?.append(...closestFirst([...sections], hasPhrase).map(([one]) => one));
  status.textContent = words.length === 0 ? '' : found === 1 ? '1 found' : `${found} found`;
}

function closestFirst<Of>(all: readonly Of[], isClose: (one: Of) => boolean): Of[] {
  return [...all.filter(isClose), ...all.filter((one) => !isClose(one))];
}

const seen = (list: HTMLElement, selector: string): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/**
 * Lets the arrow keys move through the list and back to the search field; through the headings too, while the search
 * field is empty. Enter takes the first choice found.
 */
function onKey(event: KeyboardEvent, search: HTMLInputElement, list: HTMLElement): void {
  const looks = search.value.trim() !== '';
  if (event.key === 'Enter' && document.activeElement === search) {
    if (looks) seen(list, 'button')[0]?.click();
    event.preventDefault();
    return;
  }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [search, ...seen(list, looks ? 'button' : 'summary, button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[Math.min(Math.max(at + step, 0), stops.length - 1)]?.focus();
  event.preventDefault();
}

/** Makes the dialog, closed, and adds it to the page. Returns it and its parts. */
function makeDialog(called: string) {
  const title = make('h2', { id: 'insertions-title', textContent: called });
  const search = make('input', { type: 'search', autocomplete: 'off', autofocus: true });
  const status = make('p', { role: 'status' });
  const list = make('div', { className: 'insertions-list' });
  const close = make('button', { type: 'button', textContent: 'Close' });
  const dialog = make('dialog', { className: 'insertions' }, [
    make('header', {}, [title, close]),
    make('label', {}, ['Look for', search]),
    status,
    list,
  ]);
  dialog.setAttribute('aria-labelledby', title.id);
  document.body.append(dialog);
  return { dialog, search, status, list, close };
}

/**
 * Asks what to insert in a text or sentence, in a dialog with everything that can be inserted there and a search field.
 *
 * @param called the heading above the list
 * @param writtenIn what is being written, which decides what is offered
 * @returns undefined if it is closed without a choice
 */
export async function chooseInsertion(
  called: string,
  writtenIn: WrittenIn,
): Promise<Insertion | undefined> {
  const { dialog, search, status, list, close } = makeDialog(called);
  let done: (insertion?: Insertion) => void;
  // Resolved before the dialog's `close` event, since what is typed next belongs in the text.
  const chosen = new Promise<Insertion | undefined>((resolve) => (done = resolve));
  const choose = (insertion?: Insertion): void => {
    dialog.close();
    done(insertion);
  };
  close.addEventListener('click', () => choose());
  dialog.addEventListener('keydown', (event) => {
    // Keeps the keys from the form below, which has shortcuts of its own.
    event.stopPropagation();
    if (event.key === 'Escape' && search.value === '') choose();
    onKey(event, search, list);
  });
  // The person has left the form that asked.
  const leave = (): void => choose();
  window.addEventListener('hashchange', leave);
  dialog.addEventListener('close', () => done(), { once: true });
  dialog.showModal();

  status.textContent = 'Loading …';
  try {
    const sections = new Map((await groups(writtenIn)).map((group) => sectionOf(group, choose)));
    list.append(...sections.keys());
    search.addEventListener('input', () => filter(search.value, sections, status));
    filter(search.value, sections, status);
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  }
  const insertion = await chosen;
  window.removeEventListener('hashchange', leave);
  dialog.remove();
  return insertion;
}
