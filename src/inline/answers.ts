import { COLLAPSIBLE } from './collapsible';
import { whenParsed } from './parsed';
import { isKept } from './place';

const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/** Opens the question that a hash such as `#action-level` names, scrolls to it and focuses it. */
export function openAnswer(document: Document, hash: string): void {
  const named = document.getElementById(hash.slice(1));
  const item = named?.closest<HTMLDetailsElement>(COLLAPSIBLE);
  if (!named || !item) return;
  if (!item.open) {
    item.open = true;
    (named.closest('summary') ? item : named).scrollIntoView();
  }
  if (!item.contains(document.activeElement)) {
    item.querySelector('summary')?.focus({ preventScroll: true });
  }
}

/**
 * Enhances collapsibles, which are native `<details>` and work without this: links open the question they name; arrow
 * keys, Home and End move between questions; "Copy link" copies. It listens on the document, so that it can run before
 * the elements exist.
 */
export function installAnswers(document: Document): void {
  const find = (event: Event, selector: string): Element | null =>
    event.target instanceof Element ? event.target.closest(selector) : null;
  const openLinked = (): void => openAnswer(document, location.hash);
  // What was open when the visitor left the page takes precedence over the address (`place.ts`).
  const wasKept = isKept();
  addEventListener('hashchange', openLinked);
  if (!wasKept) {
    // Waits for the first frame, when the page has its styles and the question its final position.
    whenParsed(document, () => requestAnimationFrame(openLinked));
    // While a page loads, the browser may move the focus back to the page when it scrolls to the link's target.
    addEventListener('load', () => {
      if (document.activeElement === document.body) openLinked();
    });
  }

  document.addEventListener('click', (event) => {
    const link = find(event, 'a[href*="#"]') as HTMLAnchorElement | null;
    const status = link?.parentElement?.querySelector<HTMLElement>(':scope > [data-copied]');
    if (link && status && navigator.clipboard) {
      event.preventDefault();
      navigator.clipboard.writeText(link.href).then(
        () => (status.textContent = status.dataset.copied ?? ''),
        // Copying was refused; the address bar then shows the link.
        () => location.assign(link.href),
      );
    } else if (link?.pathname === location.pathname) openAnswer(document, link.hash);
  });

  document.addEventListener('keydown', (event) => {
    const summary = find(event, `${COLLAPSIBLE} > summary`);
    const step = KEYS.indexOf(event.key);
    if (!summary || step < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const all = [...document.querySelectorAll<HTMLElement>(`${COLLAPSIBLE} > summary`)];
    const here = all.indexOf(summary as HTMLElement);
    all.at([(here + 1) % all.length, here - 1, 0, -1][step] ?? 0)?.focus();
  });
}
