import { AxeBuilder } from '@axe-core/playwright';
import { expect, framesDrawn, type Page } from '../fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rules of WCAG 2.2 AA and axe's own, over a page or a part of it; a foreign scheduler is not ours to mend.
 *
 * What is right is counted and not described, and the answers are put together in the page itself, which halves the
 * time: no frame of another origin is looked into.
 */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude('iframe')
    .setLegacyMode();
}

/** Names each violation of a page with its place. */
export async function expectAccessible(page: Page, builder = axe(page)): Promise<void> {
  const { violations } = await builder.analyze();
  const places = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(places).toEqual([]);
}

/** Asks for a color scheme, and waits until the colors have faded over. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await framesDrawn(page);
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** {@link expectAccessible} in light colors and in dark ones. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    await expectAccessible(page);
  }
}
