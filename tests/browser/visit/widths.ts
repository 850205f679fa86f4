import { expect, overhang, type Page } from '../fixtures';

/** Names up to three elements that extend beyond the right edge of the window. */
export async function culprits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((node) => node.getBoundingClientRect().right > innerWidth + 1)
      .filter((node) => !(node instanceof SVGElement && node.ownerSVGElement))
      .slice(0, 3)
      .map((node) => `${node.tagName} ${node.className.toString().slice(0, 60)}`),
  );
}

/** Expects a page to fit windows of these widths, in CSS pixels; the last width stays set. */
export async function expectToFit(
  page: Page,
  widths: readonly number[],
  height = 800,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const over = await overhang(page);
    expect([width, over, over > 0 ? await culprits(page) : []]).toEqual([width, 0, []]);
  }
}
