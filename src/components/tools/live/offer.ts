import { distance } from 'fastest-levenshtein';
import { foldPlace } from '@site/src/laws/place/words';

/** Typed letters that may be wrong, of so many. */
const LETTERS_PER_SLIP = 4;

/** Fewer letters begin too many names. */
const LEAST_LETTERS = 3;

/**
 * The suggestion of a field that is most like what was typed, where one is near enough; or else the shortest that begins
 * with it.
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
 * Offers it at the field that cannot be read.
 *
 * @param meant what its reader thinks is meant: one place, or two of which one is
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

/** Puts what was offered into its field, as if it had been typed. */
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
