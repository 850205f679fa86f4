import { COLLAPSIBLE } from './collapsible';
import { whenParsed } from './parsed';

/** What of a page is kept in the history, beside the place that the browser keeps itself. */
interface Kept {
  /** Which of the page's collapsibles are open, by their place on it. */
  open: number[];
}

/** Whether this page has been here before, and what was open then is known. */
export function isKept(): boolean {
  return (history.state as Partial<Kept> | null)?.open !== undefined;
}

/**
 * Opens again what was open when a visitor comes back to a page, or loads it again: the browser restores the place on
 * the page, and needs the page as high as it was.
 */
export function installPlace(document: Document): void {
  const all = (): HTMLDetailsElement[] => [
    ...document.querySelectorAll<HTMLDetailsElement>(COLLAPSIBLE),
  ];

  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(COLLAPSIBLE)) return;
      // That a fold stands open in the HTML (`folds.ts`) is nobody's wish.
      if ('folding' in document.documentElement.dataset) return;
      const open = all().flatMap((item, index) => (item.open ? [index] : []));
      const kept = history.state as Kept | null;
      // Folds that the page itself has closed are told of late, and change nothing.
      if (open.join() === (kept?.open ?? []).join()) return;
      history.replaceState({ ...kept, open } satisfies Kept, '');
    },
    true, // a toggle does not bubble
  );

  whenParsed(document, () => {
    const { open = [] } = (history.state ?? {}) as Partial<Kept>;
    const items = all();
    open.forEach((index) => items[index]?.setAttribute('open', ''));
  });
}
