/** The mark of the open search in `history.state`, beside what other scripts keep there. */
interface Marked {
  search?: true;
}

const isMarked = (): boolean => Boolean((history.state as Marked | null)?.search);

const mark = (): void =>
  history.pushState({ ...(history.state as Marked | null), search: true } satisfies Marked, '');

/** True if an address is on this site. */
const isOwn = (address: string): boolean => new URL(address).origin === location.origin;

/** The event that the search dialog dispatches when it opens (`src/inline/search.ts`). */
const OPENED = 'opened';

const dialogOf = (document: Document): HTMLDialogElement | null =>
  document.querySelector('dialog[data-search-dialog]');

/**
 * Makes Back close the search instead of leaving the page: while the search is open, the history has an extra entry.
 * Closing the search in another way removes that entry, and following a link from it replaces the entry, so that no
 * press of Back has no effect. Chrome on Android itself closes a dialog on Back, and does so first. Browsers without
 * the Navigation API, which announces navigations, keep their own behavior of Back.
 */
export function installSearchBack(document: Document): void {
  let isLeaving = false;
  /**
   * True while the entry of a closed search is being removed. That is asynchronous: the search may be open again by
   * then.
   */
  let isReturning = false;
  window.addEventListener('popstate', () => {
    const search = dialogOf(document);
    if (isReturning) {
      isReturning = false;
      if (search?.open) mark();
    } else if (isMarked()) history.back();
    else search?.close();
  });
  // The page was reloaded while the search was open, or the visitor came back to it from another address.
  if (isMarked()) history.back();
  if (!('navigation' in window)) return;

  // A link may navigate only after its click has closed the search.
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('dialog a') : null;
    if (link && isOwn(link.href) && !ctrlKey && !metaKey && !shiftKey && !altKey) isLeaving = true;
  });
  window.navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, hashChange } = event;
    const leads = hashChange || !destination.sameDocument;
    if (navigationType !== 'push' || !leads || !isMarked() || !isOwn(destination.url)) return;
    event.preventDefault();
    isLeaving = true;
    location.replace(destination.url);
  });

  const opened = (): void => {
    isLeaving = false;
    if (!isReturning) mark();
    const closed = (): void => {
      if (!isMarked() || isLeaving || isReturning) return;
      isReturning = true;
      history.back();
    };
    dialogOf(document)?.addEventListener('close', closed, { once: true });
  };
  document.addEventListener(OPENED, opened);
  // The visitor opened the search before this script ran.
  if (dialogOf(document)?.open) opened();
}
