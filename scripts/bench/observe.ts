import type { Page } from 'playwright';

/** What a browser reports of a page, after a moment of it. */
export interface Observed {
  /** Largest contentful paint, in milliseconds since navigation. */
  paint: number;
  /** Sum of all layout shifts that no visitor brought about. */
  shift: number;
  /** Milliseconds for which the page could not answer, by its long tasks. */
  blocked: number;
  /** The longest task in milliseconds; 0 stands for one below 50 ms, which no browser reports. */
  longest: number;
}

interface Entry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    entries: Record<string, Entry[]>;
  }
}

/** Makes every document of a page take down what the browser reports. Call it before navigating. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.entries = {};
    for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
      const kept: Entry[] = (window.entries[type] = []);
      const observer = new PerformanceObserver((list) =>
        kept.push(...(list.getEntries() as Entry[])),
      );
      observer.observe({ type, buffered: true });
    }
  });
}

/**
 * What was observed from a moment on, the first paint by default. The browser reports the last frames a little later.
 */
export function observed(page: Page, from?: number): Promise<Observed> {
  return page.evaluate(async (moment) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const since =
      moment ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const of = (type: string): Entry[] => window.entries[type] ?? [];
    const shifts = of('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput);
    const tasks = of('longtask').filter(({ startTime, duration }) => startTime + duration > since);
    return {
      paint: of('largest-contentful-paint').at(-1)?.startTime ?? NaN,
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      longest: Math.max(0, ...tasks.map(({ duration }) => duration)),
    };
  }, from);
}
