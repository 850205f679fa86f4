/** Controls that only React can answer, each a `<button>`. */
const CONTROLS = '[data-replay]';

/**
 * Keeps clicks, taps and key presses on controls that need React until it has taken over, then repeats them.
 * `<html data-waiting>` stands while one is kept.
 */
export function installReplay(document: Document): void {
  const root = document.documentElement;
  const isReady = (): boolean => root.dataset.hasHydrated === 'true';
  const kept = new Set<HTMLElement>();

  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
      if (!control || isReady()) return;
      event.preventDefault();
      event.stopPropagation();
      kept.add(control);
      root.toggleAttribute('data-waiting', true);
    },
    true,
  );

  const observer = new MutationObserver(() => {
    if (!isReady()) return;
    observer.disconnect();
    root.removeAttribute('data-waiting');
    kept.forEach((control) => control.click());
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
