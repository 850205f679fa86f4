import { AxeBuilder } from '@axe-core/playwright';
import { expect, framesDrawn, type Page } from '../fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Narrows down which rules are applied, and where. */
type Narrowed = (all: AxeBuilder) => AxeBuilder;

/**
 * The rules of WCAG 2.2 AA and axe's own, over a page or a part of it; a foreign scheduler is not ours to mend.
 *
 * What is right is counted and not described, and the answers are put together in the page itself, which halves the
 * time: no frame of another origin is looked into. The rules are half a megabyte of script, and stay in a document.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude('iframe')
    .setLegacyMode();
}

/** Names each violation of a page with its place. */
export async function expectAccessible(
  page: Page,
  narrowed: Narrowed = (all) => all,
): Promise<void> {
  const { violations } = await narrowed(await axe(page)).analyze();
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

/** The rules about colors: a theme can break these alone, and a language all others. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** {@link expectAccessible} in light colors, and what is said by colors in dark ones too. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showIn(page, 'dark');
  await expectAccessible(page, (all) => all.withRules(OF_COLORS));
  await showIn(page, 'light');
  await expectAccessible(page);
}

/** {@link expectAccessible} of a page in another language, whose colors are those of the English one. */
export const expectAccessibleInWords = (page: Page): Promise<void> =>
  expectAccessible(page, (all) => all.disableRules(OF_COLORS));
