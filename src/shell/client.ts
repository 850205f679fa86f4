/** What a visitor does first: moves or presses a pointer, a key, the wheel. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'];
/**
 * Signs as well (a screen reader scrolls and moves the focus without the others), but the browser itself
 * scrolls and focuses while it opens a page at a `#hash` or restores a position: they count from then on.
 */
const SIGNS_ONCE_LOADED = ['scroll', 'focusin'];

/**
 * Loads the scripts that `src/plugins/late-client` has put off, at the visitor's first sign of life. Where
 * the network fails, the next sign tries again. A page that is marked `data-at-once` does not wait for a sign.
 */
export function installClient(document: Document): void {
  let missing: Set<string> | undefined;
  const listen = (sign: string): void =>
    document.addEventListener(sign, load, { capture: true, passive: true });
  const arm = (): void => [...SIGNS, ...SIGNS_ONCE_LOADED].forEach(listen);

  const put = (): HTMLMetaElement | null => document.querySelector('meta[name="client"]');

  function load(): void {
    if (document.readyState === 'loading') {
      // React takes over a whole page.
      document.addEventListener('DOMContentLoaded', load);
      return;
    }
    missing ??= new Set(put()?.content.split(' '));
    [...SIGNS, ...SIGNS_ONCE_LOADED].forEach((sign) =>
      document.removeEventListener(sign, load, true),
    );
    missing.forEach((src) => {
      const script = document.createElement('script');
      script.src = src;
      script.async = false; // in their order
      script.onload = () => missing?.delete(src);
      script.onerror = () => {
        script.remove();
        arm();
      };
      document.head.append(script);
    });
  }

  SIGNS.forEach(listen);
  document.addEventListener('DOMContentLoaded', () => {
    // After the first frame, so that what is read comes before what is typed into.
    if (put()?.hasAttribute('data-at-once')) {
      requestAnimationFrame(() => setTimeout(() => missing ?? load()));
    }
  });
  addEventListener('load', () =>
    requestAnimationFrame(() => {
      if (!missing) SIGNS_ONCE_LOADED.forEach(listen);
    }),
  );
}
