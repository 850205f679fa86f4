/** The scroll distance beyond which the navigation bar gains its border and shadow. */
const SHADOW_AFTER_PX = 10;

/** Marks `<html data-scrolled>` while the page is scrolled more than {@link SHADOW_AFTER_PX}. */
export function installBar(document: Document): void {
  const mark = (): void => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > SHADOW_AFTER_PX);
  };
  addEventListener('scroll', mark, { passive: true });
  addEventListener('pageshow', mark);
}
