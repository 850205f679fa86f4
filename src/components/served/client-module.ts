import type { ClientModule } from '@docusaurus/types';
import { isServed } from './route';
import { loadServed } from './served-html';

/** Fetches a served page ahead. Why it failed is told when the visitor goes there. */
function fetchAhead(path: string): false {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  if (!connection?.saveData) loadServed(path).catch(() => undefined);
  return false;
}

/**
 * Docusaurus' links fetch the scripts of a page ahead, when they come into view or are pointed at. To a
 * served page belongs its HTML instead.
 */
const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation) return;
    const { prefetch, preload } = window.docusaurus;
    window.docusaurus = {
      prefetch: (path) => (isServed(path) ? fetchAhead(path) : prefetch(path)),
      preload: (path) => (isServed(path) ? fetchAhead(path) : preload(path)),
    };
  },
};

export default clientModule;
