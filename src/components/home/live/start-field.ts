import { PAGE_LANGUAGE } from '@site/src/languages/page-language';
import { withBase } from '@site/src/lib/base';
import { companyDay } from '@site/src/lib/company-day';
import { directOf, pathOf, type Direct, type DirectFacts } from '@site/src/search/direct/direct';
import { FILES, loadFile } from '@site/src/search/file';
import { directNote } from '../../search/live/direct-note';
import { element, place } from '../../search/live/element';

/** Milliseconds without typing after which the shown answer is announced to screen readers. */
const SPOKEN_MS = 600;

/**
 * Starts the field of the home page: shows an answer while the visitor types, and on submit opens the tool for it.
 * Anything no tool answers goes to the search, as it does without a script.
 *
 * @param island the HTML of `DirectField`
 * @returns a function that stops the field
 */
export function startField(island: HTMLElement): () => void {
  const form = place<HTMLFormElement>(island, 'form');
  const field = place<HTMLInputElement>(island, 'input');
  const status = place(island, '[role=status]');
  const about = place(island, '[data-direct-about]');
  const shown = place(island, '[data-direct-shown]');
  const ended = new AbortController();
  const { signal } = ended;
  let facts: DirectFacts | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): Direct | undefined =>
    facts && directOf(field.value, facts, !PAGE_LANGUAGE.startsWith('en'), companyDay(new Date()));
  const show = (): void => {
    const direct = read();
    const note = direct && facts && directNote(direct, facts, companyDay(new Date()));
    about.hidden = note !== undefined;
    // The status below announces the answer; unhidden, screen readers would read it twice.
    shown.replaceChildren(...(note?.shown ?? []));
    shown.firstElementChild?.setAttribute('aria-hidden', 'true');
    clearTimeout(timer);
    const speak = (): void => status.replaceChildren(element('span', {}, note?.line ?? ''));
    timer = setTimeout(speak, SPOKEN_MS);
  };
  const go = (): void => {
    const direct = read();
    const path = direct && pathOf(direct);
    if (path !== undefined) location.assign(withBase(path));
    else if (field.value.trim() === '') location.assign(withBase('/tools'));
    // No single tool answers: the links below the field ask which.
    else if (direct) shown.querySelector('a')?.focus();
    // `submit()` does not fire the handler below.
    else form.submit();
  };
  const loaded = loadFile<DirectFacts>(FILES.direct).then(
    (file) => {
      if (signal.aborted) return;
      facts = file;
      show();
    },
    (error: unknown) => console.error('The field cannot answer; its form searches.', error),
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    // A submit before the facts are loaded is answered once they are.
    void loaded.then(go);
  };
  field.addEventListener('input', show, { signal });
  form.addEventListener('submit', submit, { signal });
  // For tests: the field answers from here on.
  void loaded.then(() => island.toggleAttribute('data-awake', facts !== undefined));
  return () => {
    clearTimeout(timer);
    ended.abort();
    island.removeAttribute('data-awake');
  };
}
