/**
 * Says on the page (`data-failed`, which shows what waits hidden for it) when the script that brings it to life does
 * not come, and asks for that script again when the visitor wants to try. A part that is lost later is `wake.ts`'s to
 * tell.
 */
export function installLost(document: Document): void {
  const page = document.documentElement;
  let lost: HTMLScriptElement | undefined;
  // The error of a script is heard on its way down alone.
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
      // The button goes: who pressed it goes on in the field.
      const button = document.activeElement?.closest('[data-retry]');
      button?.closest('[data-island]')?.querySelector('input')?.focus();
      delete page.dataset['failed'];
    });
    lost = undefined;
    document.head.append(again);
  });
}
