/**
 * Opens the search dialog, which is closed in the HTML of every page, on a click on a link `data-search` and on Ctrl+K
 * or Cmd+K. It opens at once and takes the keys that follow; its island wakes when its script has loaded, and until
 * then its form leads to the search page.
 */
export function installSearch(document: Document): void {
  const dialog = (): HTMLDialogElement | null =>
    document.querySelector('dialog[data-search-dialog]');
  const open = (event: Event): void => {
    const search = dialog();
    if (!search) return; // The page is not parsed that far; the link leads to the search page.
    event.preventDefault();
    search.showModal();
    // For `search-back.ts`, which keeps the history, if that script has loaded.
    search.dispatchEvent(new Event('opened', { bubbles: true }));
    // A former query is selected, so that typing replaces it.
    search.querySelector('input')?.select();
    const island = search.querySelector<HTMLElement>('[data-island]');
    if (!island) return;
    island.dataset.asked = '';
    island.dispatchEvent(new Event('asked'));
  };
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!modified && target.closest('a[data-search]')) open(event);
    // A click on the backdrop has the dialog itself as its target.
    if (target === dialog() || target.closest('[data-search-close]')) dialog()?.close();
  });
  document.addEventListener('keydown', (event) => {
    const asks = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (asks && !event.altKey && !document.querySelector('dialog[open]')) open(event);
  });
}
