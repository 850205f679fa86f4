import { expect, framesDrawn, type Page } from '../fixtures';

/** Returns the sum of the layout shifts so far, without those that follow the visitor's input. */
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
        // Two frames later, the observer has received the buffered entries.
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
}

/** Scrolls from top to bottom, one screen every two frames, and waits until all pictures on the way are shown. */
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
