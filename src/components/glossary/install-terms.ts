import type { Approach } from './term-tooltips';

const TERM = 'button[data-term]';

/** Loads the tooltips and shows this term's. If they cannot be loaded, opens the native popover instead. */
function explain(term: HTMLButtonElement, approach: Approach): void {
  import('./term-tooltips').then(
    ({ showTerm }) => showTerm(term, approach),
    () => (term.popoverTargetElement as HTMLElement).showPopover(),
  );
}

/**
 * Gives terms their tooltips, whose script loads when the visitor first points at, taps or tabs to a term. Until this
 * is called, the native popover shows the meaning.
 */
export function installTerms(document: Document): void {
  const listen = (approach: Approach, type: string): void =>
    document.addEventListener(type, (event) => {
      const term = (event.target as Element).closest<HTMLButtonElement>(TERM);
      if (!term || (type === 'pointerover' && (event as PointerEvent).pointerType === 'touch'))
        return;
      // A click would open the native popover, which is for pages without JavaScript.
      if (approach === 'click') event.preventDefault();
      explain(term, approach);
    });
  listen('pointer', 'pointerover');
  listen('focus', 'focusin');
  listen('click', 'click');
}
