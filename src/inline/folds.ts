import { whenParsed } from './parsed';

/**
 * Closes the parts of a page that fold. They stand open in the HTML, so that somebody without the script has the whole
 * text; the style sheet keeps them from showing until they are closed.
 */
export function installFolds(document: Document): void {
  const root = document.documentElement;
  root.dataset.folding = '';
  whenParsed(document, () => {
    document
      .querySelectorAll<HTMLDetailsElement>('[data-fold]')
      .forEach((fold) => (fold.open = false));
    delete root.dataset.folding;
  });
}
