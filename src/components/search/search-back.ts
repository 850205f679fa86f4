/** What the history knows of the open search, beside what others keep there. */
interface Marked {
  search?: true;
}

const isMarked = (): boolean => Boolean((history.state as Marked | null)?.search);

const mark = (): void =>
  history.pushState({ ...(history.state as Marked | null), search: true } satisfies Marked, '');

/** Whether an address is of a page of this site. */
const isOwn = (address: string): boolean => new URL(address).origin === location.origin;

/** What the search tells the document when it has been opened (`src/inline/search.ts`). */
const OPENED = 'opened';

const dialogOf = (document: Document): HTMLDialogElement | null =>
  document.querySelector('dialog[data-search-dialog]');

/**
 * Makes Back close the search, and not leave the page below it: while the search is open the history has an entry more.
 * What closes the search otherwise takes that entry away, and what is followed out of it takes its place, so that no
 * press of Back does nothing. Chrome on Android closes a dialog on Back by itself, and does so first. Where a browser
 * cannot tell what is about to be followed (the Navigation API), its Back stays as it is.
 */
export function installSearchBack(document: Document): void {
  let isLeaving = false;
  /** The entry of a search that was closed is on its way out, which takes a moment: it may be open again by then. */
  let isReturning = false;
  window.addEventListener('popstate', () => {
    const search = dialogOf(document);
    if (isReturning) {
      isReturning = false;
      if (search?.open) mark();
    } else if (isMarked()) history.back();
    else search?.close();
  });
  // Loaded again while the search was open, or come back to from an address that was typed there.
  if (isMarked()) history.back();
  if (!('navigation' in window)) return;

  // A link may navigate later than its click has closed the search.
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
  // Somebody was quicker than this script.
  if (dialogOf(document)?.open) opened();
}
