import { expect, type Page } from '../fixtures';
import { expectToFit } from './widths';

/** The browsers' default font size, in CSS pixels. */
const USUAL = 16;

/**
 * Runs an attempt while the browser's font size is set to a number of pixels. This is the visitor's own setting, not a
 * zoom or a style of the page.
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

/**
 * Expects a page with large type to fit a phone, with the menu in the window and a bar no higher than a third of it.
 */
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
