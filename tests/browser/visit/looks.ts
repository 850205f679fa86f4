import type { JSHandle } from 'playwright/test';
import type { Page } from '../fixtures';

/** How what is in the window looks: each element's place and style, and that of what stands before and after it. */
type Looks = Map<Element, Record<string, string>>;

/** Takes down how everything in the window looks. It stays in the page, where {@link changedSince} compares it. */
export function looks(page: Page): Promise<JSHandle<Looks>> {
  return page.evaluateHandle(() => {
    const inWindow = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
      width * height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const looksOf = (element: Element): Record<string, string> => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const place = [left, top, right, Math.min(bottom, innerHeight)].join(' ');
      const found: Record<string, string> = { place };
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part);
        for (const name of style) found[`${part} ${name}`] = style.getPropertyValue(name);
      }
      return found;
    };
    const seen = [...document.querySelectorAll('body, body *')].filter(
      (element) => element.checkVisibility() && inWindow(element.getBoundingClientRect()),
    );
    return new Map(seen.map((element) => [element, looksOf(element)]));
  });
}

/** What of the window looks otherwise than it did, an entry each: `h1.Hero-title color: red, then blue`. */
export async function changedSince(page: Page, before: JSHandle<Looks>): Promise<string[]> {
  const after = await looks(page);
  return page.evaluate(
    ([earlier, later]) => {
      /**
       * Of no looks by itself; what `src/inline/opening.ts` leaves out of the first frame; and what follows from the
       * height, which ends below the window: so much of it as is seen is the place.
       */
      const unseen =
        /^\S* (--|content-visibility|contain-intrinsic-|(height|block-size|perspective-origin|transform-origin)$)/;
      return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((element) => {
        const [was = {}, is = {}] = [earlier.get(element), later.get(element)];
        return Object.keys({ ...was, ...is })
          .filter((name) => was[name] !== is[name] && !unseen.test(name))
          .map(
            (name) =>
              `${element.tagName}.${element.getAttribute('class')} ${name}: ${was[name]}, then ${is[name]}`,
          );
      });
    },
    [before, after] as const,
  );
}
