import '../css/index.css';
import './islands';
import { installBehavior } from './behavior';
import { wakeIslands } from '../islands/wake';

// All that the published site runs besides the inline script in each head: Docusaurus renders the pages, and its own
// client is not published (src/docusaurus/README.md).
installBehavior(document);
wakeIslands(document);

/**
 * Never called. The bundler makes the one style sheet from what the browser's scripts import, and they import no page;
 * this import adds the pages' styles, in a script that nothing ever loads.
 */
export const collectStyles = (): Promise<unknown> => import('./styles');
