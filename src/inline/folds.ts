import { whenParsed } from './parsed';

/**
 * Closes the foldable parts of a page. They are open in the HTML, so that a visitor without the script has the whole
 * text; the style sheet hides their contents until this has closed them.
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
