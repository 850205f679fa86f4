import { COLLAPSIBLE } from './collapsible';

/**
 * Prints when a button is pressed. Before printing it opens all answers in browsers where the style sheet cannot do so
 * (no `::details-content`: Safari before 18.4). Answers that share a name close each other, so the names are removed
 * while printing.
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
