import type { Approach } from './term-tooltips';

const TERM = 'button[data-term]';

/** Loads the tooltips on the first term that somebody points at, taps or reaches by keyboard. */
function explain(term: HTMLButtonElement, approach: Approach): void {
  import('./term-tooltips').then(
    ({ showTerm }) => showTerm(term, approach),
    () => (term.popoverTargetElement as HTMLElement).showPopover(),
  );
}

/** Gives terms their tooltips; until these are there, the browser itself shows a meaning on a click or tap. */
export function installTerms(document: Document): void {
  const listen = (approach: Approach, type: string): void =>
    document.addEventListener(type, (event) => {
      const term = (event.target as Element).closest<HTMLButtonElement>(TERM);
      if (!term || (type === 'pointerover' && (event as PointerEvent).pointerType === 'touch'))
        return;
      // A click would show the browser's own popover, which is for pages without JavaScript.
      if (approach === 'click') event.preventDefault();
      explain(term, approach);
    });
  listen('pointer', 'pointerover');
  listen('focus', 'focusin');
  listen('click', 'click');
}
