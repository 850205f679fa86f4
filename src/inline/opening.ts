import { whenParsed } from './parsed';

/**
 * Marks `<html data-opening>` until the first frame of a page that a visitor opens anew: the style sheet then leaves
 * out what is far below the first screen. A page that is opened at a `#hash`, again, or by the back button is whole
 * from the start, since the browser has a place on it to go to.
 */
export function installOpening(document: Document): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash) return;
  const root = document.documentElement;
  root.dataset.opening = '';
  whenParsed(document, () =>
    // The second frame is asked for in the first.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.opening)),
  );
}
