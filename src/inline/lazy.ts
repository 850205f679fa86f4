/** How near the visitor is to a picture when it is fetched, and how much of that zone it must fill. */
const NEAR = { rootMargin: '100px', threshold: 0.1 };

/**
 * Fetches the pictures of `LazyImage` when the visitor comes near them, and marks each `data-shown` once it
 * is there, upon which the style sheet fades it in. It needs no React, so pictures come before React does.
 */
export function installLazyImages(document: Document): void {
  const show = (image: HTMLImageElement): void => {
    nearby.unobserve(image);
    const { src } = image.dataset;
    if (!src || image.dataset.asked) return;
    image.dataset.asked = '';
    const done = (): void => {
      image.dataset.shown = '';
    };
    // An error shows as well: the browser then gives the alternative text.
    image.addEventListener('load', done, { once: true });
    image.addEventListener('error', done, { once: true });
    image.parentElement
      ?.querySelectorAll('source')
      .forEach((source) => (source.srcset = source.dataset.srcset ?? ''));
    image.src = src;
  };
  const nearby = new IntersectionObserver(
    (entries) =>
      entries.forEach(({ isIntersecting, target }) => {
        if (isIntersecting) show(target as HTMLImageElement);
      }),
    NEAR,
  );
  const waiting = (): HTMLImageElement[] => [
    ...document.querySelectorAll<HTMLImageElement>('img[data-src]:not([data-asked])'),
  ];
  const watch = (): void => waiting().forEach((image) => nearby.observe(image));

  new MutationObserver(watch).observe(document, { childList: true, subtree: true });
  addEventListener('beforeprint', () => waiting().forEach(show));
}
