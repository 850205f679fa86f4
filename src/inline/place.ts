import { COLLAPSIBLE } from './collapsible';
import { whenParsed } from './parsed';

/** What a page keeps in `history.state`, besides the scroll position that the browser keeps itself. */
interface Kept {
  /** The indexes of the open collapsibles, among all on the page. */
  open: number[];
}

/** True if the visitor was on this history entry before and what was open is known. */
export function isKept(): boolean {
  return (history.state as Partial<Kept> | null)?.open !== undefined;
}

/**
 * Reopens what was open when a visitor returns to a page or reloads it: the browser restores the scroll position, for
 * which the page must have its former height.
 */
export function installPlace(document: Document): void {
  const all = (): HTMLDetailsElement[] => [
    ...document.querySelectorAll<HTMLDetailsElement>(COLLAPSIBLE),
  ];

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(COLLAPSIBLE)) return;
      // While `folds.ts` works, folds are open because the HTML has them open, not because the visitor opened them.
      if ('folding' in document.documentElement.dataset) return;
      const open = all().flatMap((item, index) => (item.open ? [index] : []));
      const kept = history.state as Kept | null;
      // Toggle events of folds that the page itself closed arrive late and change nothing.
      if (open.join() === (kept?.open ?? []).join()) return;
      history.replaceState({ ...kept, open } satisfies Kept, '');
    },
    true, // toggle events do not bubble
  );

  whenParsed(document, () => {
    const { open = [] } = (history.state ?? {}) as Partial<Kept>;
    const items = all();
    open.forEach((index) => items[index]?.setAttribute('open', ''));
  });
}
