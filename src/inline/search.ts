/**
 * Opens the search, which stands closed in every page: by a click on a link `data-search`, and by Ctrl+K or Cmd+K.
 * It opens at once and takes the keys that follow; its island wakes when its script is there, and until then its form
 * leads to the search page.
 */
export function installSearch(document: Document): void {
  const dialog = (): HTMLDialogElement | null =>
    document.querySelector('dialog[data-search-dialog]');
  const open = (event: Event): void => {
    const search = dialog();
    if (!search) return; // The page is not read that far yet: a link leads on by itself.
    event.preventDefault();
    search.showModal();
    // For who keeps the history (`search-back.ts`), where that script is there.
    search.dispatchEvent(new Event('opened', { bubbles: true }));
    // What was searched before is there, and typing takes its place.
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
    // The backdrop is the dialog itself.
    if (target === dialog() || target.closest('[data-search-close]')) dialog()?.close();
  });
  document.addEventListener('keydown', (event) => {
    const asks = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (asks && !event.altKey && !document.querySelector('dialog[open]')) open(event);
  });
}
