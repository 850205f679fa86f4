import '../css/index.css';
import './islands';
import { installBehavior } from './behavior';
import { wakeIslands } from '../islands/wake';

// The whole of what the published site runs beside the script in each head: Docusaurus renders the pages and its own
// client is not published (src/docusaurus/README.md).
installBehavior(document);
wakeIslands(document);

/**
 * Nobody calls it. The bundler collects the one style sheet from the browser's scripts, and these know no page: so it
 * is told here of the pages' styles, in a script that is never asked for.
 */
export const collectStyles = (): Promise<unknown> => import('./styles');
