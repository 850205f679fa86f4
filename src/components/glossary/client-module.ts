import type { ClientModule } from '@docusaurus/types';
import type { Approach } from './term-tooltips';

const TERM = 'button[data-term]';

/** Loads the tooltips on the first term that somebody points at, taps or reaches by keyboard. */
function explain(term: HTMLButtonElement, approach: Approach): void {
  import('./term-tooltips').then(
    ({ showTerm }) => showTerm(term, approach),
    () => (term.popoverTargetElement as HTMLElement).showPopover(),
  );
}

function listen(approach: Approach, type: string): void {
  document.addEventListener(type, (event) => {
    const term = (event.target as Element).closest<HTMLButtonElement>(TERM);
    if (!term || (type === 'pointerover' && (event as PointerEvent).pointerType === 'touch'))
      return;
    // A click would show the browser's own popover, which is for pages without JavaScript.
    if (approach === 'click') event.preventDefault();
    explain(term, approach);
  });
}

/** Gives terms their tooltips. Listens on the document, for terms in served HTML are no living components. */
const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) return;
    listen('pointer', 'pointerover');
    listen('focus', 'focusin');
    listen('click', 'click');
    // The visitor's first move brought this script, and may have been toward a term.
    const term = document.querySelector<HTMLButtonElement>(`${TERM}:is(:focus, :hover)`);
    if (!term || term.popoverTargetElement?.matches(':popover-open')) return;
    explain(term, term === document.activeElement ? 'focus' : 'pointer');
  },
};

export default clientModule;
