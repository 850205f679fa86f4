import type { JSHandle } from 'playwright/test';
import type { Page } from '../fixtures';

/** For each element in the window: its position, and the computed style of the element and of its pseudo-elements. */
type Looks = Map<Element, Record<string, string>>;

/**
 * Records the look of everything in the window. The result stays in the page, where {@link changedSince} compares it.
 */
export function looks(page: Page): Promise<JSHandle<Looks>> {
  return page.evaluateHandle(() => {
    const inWindow = ({ width, height, top, bottom, left, right }: DOMRect): boolean =>
      width * height > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    const names = [...getComputedStyle(document.body)];
    const styleOf = (element: Element, part: string): string => {
      const style = getComputedStyle(element, part);
      // Most elements have no pseudo-elements.
      if (part !== '' && style.content === 'none') return '';
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join(';\n');
    };
    const looksOf = (element: Element): Record<string, string> => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const parts = ['', '::before', '::after'].map(
        (part) => [part, styleOf(element, part)] as const,
      );
      const place = [left, top, right, Math.min(bottom, innerHeight)].join(' ');
      return Object.fromEntries<string>([['place', place], ...parts]);
    };
    const seen = [...document.querySelectorAll('body, body *')].filter(
      (element) => element.checkVisibility() && inWindow(element.getBoundingClientRect()),
    );
    return new Map(seen.map((element) => [element, looksOf(element)]));
  });
}

/**
 * Lists what looks different in the window, one property per entry, for example `H1.Hero-title color: red, then blue`.
 */
export async function changedSince(page: Page, before: JSHandle<Looks>): Promise<string[]> {
  const after = await looks(page);
  return page.evaluate(
    ([earlier, later]) => {
      /**
       * Properties to ignore: custom properties, which show only where they are used; what `src/inline/opening.ts`
       * leaves out of the first frame; and what depends on the full height, since the visible part of it is in `place`.
       */
      const unseen =
        /^(--|content-visibility|contain-intrinsic-|(height|block-size|perspective-origin|transform-origin)$)/;
      const propertiesOf = (css: string): Map<string, string> =>
        new Map(
          css.split(';\n').map((one) => {
            const [name = '', ...value] = one.split(': ');
            return [name, value.join(': ')];
          }),
        );
      return [...new Set([...earlier.keys(), ...later.keys()])].flatMap((element) => {
        const [was = {}, is = {}] = [earlier.get(element), later.get(element)];
        const parts = Object.keys({ ...was, ...is }).filter((part) => was[part] !== is[part]);
        const changes = parts.flatMap((part) => {
          if (part === 'place') return [`place: ${was[part]}, then ${is[part]}`];
          const [old, now] = [propertiesOf(was[part] ?? ''), propertiesOf(is[part] ?? '')];
          return [...new Set([...old.keys(), ...now.keys()])]
            .filter((name) => old.get(name) !== now.get(name) && !unseen.test(name))
            .map((name) => `${part} ${name}: ${old.get(name)}, then ${now.get(name)}`);
        });
        return changes.map(
          (change) => `${element.tagName}.${element.getAttribute('class')} ${change}`,
        );
      });
    },
    [before, after] as const,
  );
}
