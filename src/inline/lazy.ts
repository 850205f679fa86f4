/** How near a picture must come to the viewport before it is fetched, and the share of it that must be in that zone. */
const NEAR = { rootMargin: '100px', threshold: 0.1 };

/**
 * Fetches the pictures of `LazyImage` when they come near the viewport, and marks each `data-shown` once it has loaded,
 * so that the style sheet fades it in. It needs no React, so that pictures load before React does.
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
    // After an error the image is shown too, as its alternative text.
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
