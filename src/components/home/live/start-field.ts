import { PAGE_LANGUAGE } from '@site/src/languages/page-language';
import { withBase } from '@site/src/lib/base';
import { companyDay } from '@site/src/lib/company-day';
import { directOf, pathOf, type Direct, type DirectFacts } from '@site/src/search/direct/direct';
import { FILES, loadFile } from '@site/src/search/file';
import { directNote } from '../../search/live/direct-note';
import { element, place } from '../../search/live/element';

/** After so many milliseconds without a letter what was read is shown, and then spoken. */
const SHOWN_MS = 300;
const SPOKEN_MS = 600;

/**
 * Brings the field of the home page to life: it says at once what holds for what is typed, and leads to the tool that
 * answers. What no tool answers goes to the search, as without script.
 *
 * @param island the HTML of `DirectField`
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
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = (): void => timers.forEach((timer) => clearTimeout(timer));

  const read = (): Direct | undefined =>
    facts && directOf(field.value, facts, !PAGE_LANGUAGE.startsWith('en'), companyDay(new Date()));
  const show = (): void => {
    const direct = read();
    const note = direct && facts && directNote(direct, facts, companyDay(new Date()));
    about.hidden = note !== undefined;
    // A status of its own is spoken, and what is to be seen would be spoken twice.
    shown.replaceChildren(...(note?.shown ?? []));
    shown.firstElementChild?.setAttribute('aria-hidden', 'true');
    const speak = (): void => status.replaceChildren(element('span', {}, note?.line ?? ''));
    timers.push(setTimeout(speak, SPOKEN_MS - SHOWN_MS));
  };
  const typed = (): void => {
    stop();
    timers = [setTimeout(show, SHOWN_MS)];
  };
  const submit = (event: Event): void => {
    const direct = read();
    const isEmpty = field.value.trim() === '';
    if (!direct && !isEmpty) return;
    event.preventDefault();
    location.assign(withBase(direct ? pathOf(direct) : '/tools'));
  };
  loadFile<DirectFacts>(FILES.direct).then(
    (loaded) => {
      if (signal.aborted) return;
      facts = loaded;
      show();
      // Told to tests: from here on the field answers.
      island.toggleAttribute('data-awake', true);
    },
    (error: unknown) => console.error('The field cannot answer; its form searches.', error),
  );
  field.addEventListener('input', typed, { signal });
  form.addEventListener('submit', submit, { signal });
  return () => {
    stop();
    ended.abort();
    island.removeAttribute('data-awake');
  };
}
