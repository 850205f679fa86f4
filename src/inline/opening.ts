import { whenParsed } from './parsed';

/**
 * Marks `<html data-opening>` until the first frame of a page that the visitor newly opens; meanwhile the style sheet
 * leaves out what is far below the first screen. A page that is opened at a `#hash`, reloaded, or reached by the back
 * button is complete from the start, since the browser restores a position on it.
 */
export function installOpening(document: Document): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'navigate' || location.hash) return;
  const root = document.documentElement;
  root.dataset.opening = '';
  whenParsed(document, () =>
    // A callback runs before its frame is painted, so only the second one runs after the first frame.
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.opening)),
  );
}
