import type { PropertyType } from '@site/src/lib/contact-limits';
import { contactFragment } from '@site/src/lib/contact-fragment';
import { oneLine } from './page';
import { place } from './place';

/**
 * Makes the actions of an answer work: copy it as text, and take it along to the contact form.
 *
 * @param propertyType called when the contact form is about to be opened
 */
export function installActions(
  island: HTMLElement,
  signal: AbortSignal,
  propertyType: () => PropertyType,
): void {
  const result = place(island, '[data-result]');
  const copy = place<HTMLButtonElement>(island, '[data-copy-answer]');
  const take = place<HTMLAnchorElement>(island, '[data-take-along]');
  const contact = take.getAttribute('href') ?? '';
  const say = (done: boolean): void => {
    place(island, '[data-copied]').hidden = !done;
    place(island, '[data-not-copied]').hidden = done;
  };

  copy.addEventListener(
    'click',
    () => {
      // Without a secure context there is no clipboard.
      if (!navigator.clipboard) say(false);
      else
        navigator.clipboard.writeText(answerText(result)).then(
          () => say(true),
          () => say(false),
        );
    },
    { signal },
  );
  // Sets the link's address only when it is about to be used: by pointer, by keyboard, or from the menu of a long
  // press.
  for (const sign of ['pointerdown', 'focusin', 'click'] as const) {
    take.addEventListener(
      sign,
      () => {
        const message = answerText(result);
        take.href = contact + contactFragment({ propertyType: propertyType(), message });
      },
      { signal },
    );
  }
}

/** Returns the title, the questions and answers, what the tool says, and the page's address, as plain text. */
function answerText(result: HTMLElement): string {
  const title = document.querySelector('h1')?.textContent ?? '';
  const answers = [...document.querySelectorAll('[data-answers] > span')].map(
    ({ textContent }) => textContent,
  );
  const said = [
    ...result.querySelectorAll<HTMLElement>(
      [
        '[data-answer-here] :is(p, li)',
        '[data-sheet]:not([hidden]) section :is(h3, li)',
        '[data-said-here] :is(h3, p, li, [data-title])',
        '[data-sources-here] > *',
        '[data-sources-here] ~ p:not([data-address])',
      ].join(', '),
    ),
  ].map((block) => `${block.matches('li') ? '- ' : ''}${oneLine(block)}`);
  return [title, '', ...answers, '', ...said, '', location.href].join('\n');
}
