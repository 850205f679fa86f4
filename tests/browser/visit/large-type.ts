import { expect, type Page } from '../fixtures';
import { expectToFit } from './widths';

/** What browsers come with. */
const USUAL = 16;

/**
 * Shows a page with the size of type that a visitor has chosen in the browser, in pixels, while something is tried.
 * It is the browser's own setting, not a zoom and not a style of the page.
 */
export async function withTypeOf(
  page: Page,
  size: number,
  attempt: () => Promise<void>,
): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const choose = (standard: number): Promise<unknown> =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard } });
  await choose(size);
  try {
    await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
    await attempt();
  } finally {
    await choose(USUAL);
    await devtools.detach();
  }
}

/** Holds that a page with large type fits a phone, that its menu can be reached, and that its bar leaves room. */
export async function expectRoomForLargeType(page: Page, size: number): Promise<void> {
  await withTypeOf(page, size, async () => {
    for (const width of [320, 360, 390]) {
      await expectToFit(page, [width], 740);
      const menu = await page.locator('summary').filter({ hasText: 'Menu' }).boundingBox();
      expect(menu, `a menu at ${width}`).not.toBeNull();
      expect((menu?.x ?? 0) + (menu?.width ?? 0), 'end of the menu').toBeLessThanOrEqual(width);
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, `height of the bar at ${width}`).toBeLessThanOrEqual(740 / 3);
    }
  });
}
