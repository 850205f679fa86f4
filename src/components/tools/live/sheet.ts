import type { Outcome } from '@site/src/tools/outcome';
import { place } from './place';
import { wordsOf } from './questions';
import { showOutcome } from './show-outcome';

/** What a tool adds to the common script. */
export interface Extra<Found> {
  /** Completes the drawing in an answer, or hides it if there is nothing to draw. */
  draw?: (outcome: Found, result: HTMLElement) => void;
}

/** The part of a tool's page that shows the answer. */
export interface Sheet<Found> {
  result: HTMLElement;
  isShown: () => boolean;
  /** Shows the answer; if it is undefined, hides the last one. If `answer` throws, shows that the tool failed. */
  show: (answer: () => Found | undefined) => void;
  showAddress: () => void;
  /** If there is an answer, closes the questions: a summary line of what was answered opens them again. */
  fold: () => void;
  /** Focuses the first field that prevents an answer; if there is none, the answer or the failure message. */
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
  // The summary that was pressed disappears when the questions open.
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
    // The first words of the answer identify it in the history and among tabs.
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
        // The next answer may not fail.
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

/** Returns the first visible field. */
const firstOf = (form: HTMLFormElement): HTMLElement | null =>
  form.querySelector('[data-question]:not([hidden]) :is(input, select)');

/** Returns the answer's first words if they are bold, or else its first sentence. */
const beginningOf = (answer: string, result: HTMLElement): string =>
  result.querySelector('[data-part="answer"] strong:first-child')?.textContent ??
  answer.replace(/([.?!])\s.*$/su, '$1');
