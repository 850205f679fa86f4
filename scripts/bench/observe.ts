import type { Page } from 'playwright';

/** What a browser reports about a page. */
export interface Observed {
  /** Largest contentful paint, in milliseconds since navigation. */
  paint: number;
  /** Sum of all layout shifts not caused by the visitor. */
  shift: number;
  /** Total blocking time in milliseconds: what the long tasks take beyond 50 ms each. */
  blocked: number;
  /** The longest task in milliseconds; 0 means under 50 ms, which browsers do not report. */
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

/** Makes every document of a page record what the browser reports. Call it before navigating. */
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
 * Returns what was observed so far, once the last frames are reported. `paint` and `shift` count from navigation on,
 * tasks only if they ended after `from`.
 *
 * @param from milliseconds since navigation (`performance.now()`); the first paint by default
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
