import type { Outcome } from '@site/src/tools/outcome';
import { place } from './place';
import { wordsOf } from './questions';
import { showOutcome } from './show-outcome';

/** What a tool adds to the common script. */
export interface Extra<Found> {
  /** Completes the drawing of an answer, and hides it where there is nothing to draw. */
  draw?: (outcome: Found, result: HTMLElement) => void;
}

/** The part of a tool's page that says the answer. */
export interface Sheet<Found> {
  result: HTMLElement;
  isShown: () => boolean;
  /** Shows an answer, that the tool waits for one, or that it has failed. */
  show: (answer: () => Found | undefined) => void;
  showAddress: () => void;
  /** Closes the questions, where there is an answer: what was said stands in a line, from which they open again. */
  fold: () => void;
  /** Goes to the first of the fields that keep the tool from answering; where there is none, to what is said. */
  goTo: (wanting: readonly string[]) => void;
}

export function sheetOf<Found extends Outcome>(
  island: HTMLElement,
  form: HTMLFormElement,
  { draw }: Extra<Found>,
): Sheet<Found> {
  const result = place(island, '[data-result]');
  const announced = place(island, '[data-announced]');
  const lost = place(island, '[data-lost]');
  const asked = place<HTMLDetailsElement>(island, '[data-asked]');
  // What was pressed is gone when the questions are there again.
  place(asked, 'summary').addEventListener('click', () => {
    if (!asked.open) requestAnimationFrame(() => firstOf(form)?.focus());
  });
  const showAddress = (): void => {
    place(result, '[data-address]').textContent = location.href;
  };
  const title = document.title;
  const put = (outcome: Found | undefined): void => {
    result.hidden = !outcome;
    document.title = title;
    if (!outcome) {
      asked.open = true;
      announced.replaceChildren();
      return;
    }
    const answer = showOutcome(outcome, result, form);
    draw?.(outcome, result);
    // In the list of what Back leads to, and among tabs, each answer is known by its first words.
    document.title = `${beginningOf(answer, result).replace(/[.,:]$/, '')} | ${title}`;
    place(asked, '[data-answers]').replaceChildren(...wordsOf(form));
    showAddress();
    if (announced.textContent !== answer) announced.textContent = answer;
  };
  return {
    result,
    isShown: () => !result.hidden,
    show: (answer) => {
      try {
        put(answer());
        delete island.dataset['failed'];
      } catch (error) {
        console.error(`The island "${island.dataset['island']}" has no answer.`, error);
        put(undefined);
        // The next answer may be one that can be given.
        island.dataset['failed'] = '';
        announced.textContent = lost.textContent;
      }
    },
    showAddress,
    fold: () => {
      asked.open = result.hidden !== false;
    },
    goTo: ([first]) => {
      if (first === undefined) return goToSaid(result.hidden ? lost : result);
      asked.open = true;
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}

function goToSaid(said: HTMLElement): void {
  said.focus({ preventScroll: true });
  said.scrollIntoView({ block: 'start' });
}

/** The first field that is asked. */
const firstOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector('[data-question]:not([hidden]) :is(input, select)');

/** Its first words, which stand in bold; or else its first sentence. */
const beginningOf = (answer: string, result: HTMLElement): string =>
  result.querySelector('[data-part="answer"] strong:first-child')?.textContent ??
  answer.replace(/([.?!])\s.*$/su, '$1');
