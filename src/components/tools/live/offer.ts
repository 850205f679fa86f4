import { distance } from 'fastest-levenshtein';
import { foldPlace } from '@site/src/laws/place/words';

/** Typed letters per letter that may be wrong. */
const LETTERS_PER_SLIP = 4;

/** With fewer letters, too many names begin with them. */
const LEAST_LETTERS = 3;

/**
 * Returns the suggestion most similar to what was typed, among those that begin with it or are close enough; undefined
 * if there is none.
 */
function nearestSuggestion(control: HTMLInputElement): string | undefined {
  const typed = foldPlace(control.value);
  const all = [...(control.list?.options ?? [])].map(({ value }) => {
    const name = foldPlace(value);
    const begins = typed.length >= LEAST_LETTERS && name.startsWith(typed);
    return { value, begins, far: distance(typed, name) };
  });
  const [nearest] = all
    .filter(({ begins, far }) => begins || far <= typed.length / LETTERS_PER_SLIP)
    .sort((a, b) => a.far - b.far);
  return nearest?.value;
}

/**
 * Shows what may be meant at a field that cannot be read.
 *
 * @param isWrong true if the place in the field is not known
 * @param meant what the reader suggests: one place, or two to choose from
 */
export function showOffer(
  question: HTMLElement,
  isWrong: boolean,
  meant: readonly string[] = [],
): void {
  const choices = question.querySelectorAll<HTMLElement>('[data-slip] button');
  choices.forEach((button, index) => (button.textContent = meant[index] ?? ''));
  const offer = question.querySelector<HTMLElement>('[data-offer]');
  const control = question.querySelector('input');
  if (!offer || !control) return;
  const found = isWrong ? (meant[0] ?? nearestSuggestion(control)) : undefined;
  offer.hidden = found === undefined;
  const button = offer.querySelector('button');
  if (button) button.textContent = found ?? '';
}

/** Puts an offer into its field when it is pressed, as if it had been typed. */
export function takeOffers(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    'click',
    ({ target }) => {
      const button =
        target instanceof Element ? target.closest(':is([data-offer], [data-slip]) button') : null;
      const control = button?.closest('[data-question]')?.querySelector('input');
      if (!button || !control) return;
      control.value = button.textContent;
      control.focus();
      for (const type of ['input', 'change']) {
        control.dispatchEvent(new Event(type, { bubbles: true }));
      }
    },
    { signal },
  );
}
