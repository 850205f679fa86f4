/**
 * Marks the page `data-failed` if the main script does not load, which shows the message and button hidden in it for
 * that case, and loads the script again when the visitor presses the button. For scripts of islands see `wake.ts`.
 */
export function installLost(document: Document): void {
  const page = document.documentElement;
  let lost: HTMLScriptElement | undefined;
  // A script's error event does not bubble, so it is only seen in the capture phase.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/assets/js/main.'))
        return;
      lost = target;
      page.dataset['failed'] = '';
    },
    true,
  );
  document.addEventListener('click', ({ target }) => {
    if (!lost || !(target instanceof Element) || !target.closest('[data-retry]')) return;
    const again = document.createElement('script');
    again.src = lost.src;
    again.addEventListener('load', () => {
      // The button disappears, so the focus moves from it to the field.
      const button = document.activeElement?.closest('[data-retry]');
      button?.closest('[data-island]')?.querySelector('input')?.focus();
      delete page.dataset['failed'];
    });
    lost = undefined;
    document.head.append(again);
  });
}
