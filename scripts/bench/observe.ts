import type { Page } from 'playwright';

/** What the browser itself reports of a page so far; milliseconds since navigation. */
export interface Observed {
  firstPaint: number;
  largestPaint: number;
  /** Sum of all layout shifts that no visitor brought about. */
  shift: number;
  /** Main thread tasks longer than 50 ms. */
  longTasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** A task is felt beyond this length; the definition of total blocking time. */
const FELT_MS = 50;

/** Makes every document of a page take down what the browser reports. Call it before navigating. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: Observed = { firstPaint: NaN, largestPaint: NaN, shift: 0, longTasks: [] };
    window.observed = observed;
    const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      });
    watch('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') observed.firstPaint = startTime;
    });
    watch('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
    watch('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) observed.shift += shift.value;
    });
    watch('longtask', ({ startTime, duration }) =>
      observed.longTasks.push({ start: startTime, duration }),
    );
  });
}

/** What was observed so far, the last frames included, which the browser reports a little later. */
export function observed(page: Page): Promise<Observed> {
  return page.evaluate(async () => {
    for (let wait = 0; wait < 20 && Number.isNaN(window.observed.largestPaint); wait += 1) {
      await new Promise((done) => setTimeout(done, 100));
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return window.observed;
  });
}

/** Milliseconds for which the page could not answer between two moments, by its long tasks. */
export function blocking({ longTasks }: Observed, from: number, to = Infinity): number {
  return longTasks
    .filter(({ start, duration }) => start + duration > from && start < to)
    .reduce((sum, { duration }) => sum + duration - FELT_MS, 0);
}
