import { withBase } from '../base';
import { isFetchedAhead } from './rules';

/**
 * Fetches a page as soon as its link is pressed, in browsers without speculation rules: a press takes about as long as
 * a round trip to the host. The response is fresh for half a minute (`Cache-Control` of pages), so that the navigation
 * that follows uses it.
 */
export function installPrefetch(document: Document): void {
  const supports = (HTMLScriptElement as { supports?: (type: string) => boolean }).supports;
  if (supports?.call(HTMLScriptElement, 'speculationrules')) return;
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (connection?.saveData) return;
  document.addEventListener('pointerdown', ({ target, button }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || button !== 0 || link.target || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || !isFetchedAhead(link.pathname, withBase('/')))
      return;
    // If it failed, the navigation itself will show why.
    fetch(link.pathname + link.search, { priority: 'high' }).catch(() => undefined);
  });
}
