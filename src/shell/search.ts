import { SEARCH_REQUEST, type SearchDocument } from '../lib/search-request';

/** Where a visitor is taken who asked for the search while the script that opens it does not come. */
const PATIENCE_MS = 10_000;

const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

/**
 * Hears what asks for the search: a click on a link `data-search`, Ctrl+K or Cmd+K, and `/` outside a field.
 * The request waits for React (see `useSearchRequest`); the link leads to the search page without it.
 */
export function installSearch(document: SearchDocument): void {
  const ask = (event: Event): void => {
    event.preventDefault();
    document.searchRequested = true;
    document.dispatchEvent(new Event(SEARCH_REQUEST));
    setTimeout(() => {
      if (document.searchRequested) location.assign('/search');
    }, PATIENCE_MS);
  };
  document.addEventListener('click', (event) => {
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!modified && (event.target as Element).closest('a[data-search]')) ask(event);
  });
  document.addEventListener('keydown', (event) => {
    const target = event.target as Element;
    const combined = event.ctrlKey || event.metaKey;
    const open = document.querySelector('dialog[open]');
    if (open || event.altKey) return;
    if (combined && event.key.toLowerCase() === 'k') ask(event);
    if (!combined && event.key === '/' && !target.closest(TYPING)) ask(event);
  });
}
