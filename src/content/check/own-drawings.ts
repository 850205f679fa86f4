import { OWN_STATIC } from '../../lib/own-static';
import type { Problem } from '../problems';
import type { SiteFiles } from '../site-files';

/** Drawings that programs need on every page: the icons of buttons and cards, and that of the browser's tab. */
const NEEDED = ['img/icons.svg', 'img/favicon.svg'];

/** Finds drawings of the site itself that are gone: no text names them, and every page needs them. */
export function checkOwnDrawings(files: SiteFiles): Problem[] {
  return NEEDED.map((name) => `${OWN_STATIC}/${name}`)
    .filter((file) => !files.has(file))
    .map((file) => ({
      file,
      message: 'This drawing is gone, and every page needs it; restore it from the history.',
    }));
}
