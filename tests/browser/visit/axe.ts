import { AxeBuilder } from '@axe-core/playwright';
import { expect, framesDrawn, type Page } from '../fixtures';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Narrows down the rules to apply, and the part of the page to check. */
type Narrowed = (all: AxeBuilder) => AxeBuilder;

/**
 * Returns axe with the rules of WCAG 2.2 AA and its own best practices. Iframes are skipped: the scheduler is not ours
 * to fix.
 *
 * Only violations are described, and the results are put together in the page (legacy mode, which looks into no frame
 * of another origin). That halves the time. The half megabyte of rules is loaded once per document.
 */
async function axe(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .exclude('iframe')
    .setLegacyMode();
}

/** Expects no violations; a failure lists each one with its place. */
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

/** Emulates a color scheme and waits until the color transitions have ended. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await framesDrawn(page);
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** The rules about colors: only these can fail in one theme alone, and no translation can break them. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Expects no violations in the light theme, and none of {@link OF_COLORS} in the dark one. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showIn(page, 'dark');
  await expectAccessible(page, (all) => all.withRules(OF_COLORS));
  await showIn(page, 'light');
  await expectAccessible(page);
}

/** {@link expectAccessible} for a translated page, which has the same colors as the English one. */
export const expectAccessibleInWords = (page: Page): Promise<void> =>
  expectAccessible(page, (all) => all.disableRules(OF_COLORS));
