import { company } from '../../../src/data';
import { expect, type Locator, type Page } from '../fixtures';

/** The bar at the bottom of a phone's screen with the ways to reach the office. */
export const actions = (page: Page): Locator => page.getByRole('navigation', { name: 'Reach us' });

/** Expects call, text and schedule to be on the first screen, and at least 44 CSS pixels high and wide. */
export async function expectActionsInReach(page: Page): Promise<void> {
  for (const [name, href] of [
    ['Call', `tel:${company.phone.e164}`],
    ['Text', `sms:${company.phone.e164}`],
    ['Schedule', '/scheduler'],
  ] as const) {
    const link = actions(page).getByRole('link', { name });
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).toHaveAttribute('href', href);
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

/** Expects the skip link to be the first tab stop, with nothing covering it. */
export async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const seen = await page.evaluate(() => {
    const link = document.activeElement;
    const { left, top, width, height } = link!.getBoundingClientRect();
    return [
      link?.textContent,
      document.elementFromPoint(left + width / 2, top + height / 2)?.textContent,
    ];
  });
  expect(seen).toEqual(['Skip to main content', 'Skip to main content']);
}
