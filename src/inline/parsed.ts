/**
 * Runs as soon as the whole body is there. `DOMContentLoaded` would wait for the page's other script, which may be long
 * on its way.
 */
export function whenParsed(document: Document, run: () => void): void {
  document.addEventListener('readystatechange', run, { once: true });
}
