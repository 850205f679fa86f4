import { expect, framesDrawn, type Page } from '../fixtures';

/** Sum of the layout shifts so far that no visitor brought about. */
export function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames later the observer has been given what was buffered.
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
}

/** Scrolls from top to bottom, a screen at a time and a frame each, until the pictures on the way are shown. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await expect(page.locator('img[data-asked]:not([data-shown])')).toHaveCount(0);
  await framesDrawn(page);
}
