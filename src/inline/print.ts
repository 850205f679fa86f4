import { COLLAPSIBLE } from './collapsible';

/**
 * Prints at the press of a button, and opens every answer for it where the style sheet cannot (`::details-content`,
 * Safari before 18.4). Answers of one name close each other, so they have none while the page is printed.
 */
export function installPrint(document: Document): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-print]')) print();
  });
  if (CSS.supports('selector(::details-content)')) return;
  let before: [answer: HTMLDetailsElement, name: string, open: boolean][] = [];
  addEventListener('beforeprint', () => {
    const answers = [...document.querySelectorAll<HTMLDetailsElement>(COLLAPSIBLE)];
    before = answers.map((answer) => [answer, answer.getAttribute('name') ?? '', answer.open]);
    answers.forEach((answer) => answer.removeAttribute('name'));
    answers.forEach((answer) => (answer.open = true));
  });
  addEventListener('afterprint', () => {
    before.forEach(([answer, , open]) => (answer.open = open));
    before.forEach(([answer, name]) => name && answer.setAttribute('name', name));
  });
}
