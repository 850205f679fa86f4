import { OWN_STATIC } from '../../lib/own-static';
import type { Problem } from '../problems';
import type { SiteFiles } from '../site-files';

/** Drawings that code uses on every page: the icons of buttons and cards, and the favicon. */
const NEEDED = ['img/icons.svg', 'img/favicon.svg'];

/** Finds missing drawings of the site itself. No text names them, so no other rule notices. */
export function checkOwnDrawings(files: SiteFiles): Problem[] {
  return NEEDED.map((name) => `${OWN_STATIC}/${name}`)
    .filter((file) => !files.has(file))
    .map((file) => ({
      file,
      message: 'This drawing is gone, and every page needs it; restore it from the history.',
    }));
}
