/**
 * Runs a function as soon as the whole body is parsed. `DOMContentLoaded` would also wait for the page's other script,
 * which may take long to load.
 */
export function whenParsed(document: Document, run: () => void): void {
  document.addEventListener('readystatechange', run, { once: true });
}
