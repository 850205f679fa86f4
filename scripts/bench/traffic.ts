import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** A page counts as done after this many milliseconds without a request. */
const QUIET_MS = 800;
const MOST_MS = 20_000;

/** The requests of a page. */
export interface Traffic {
  /** Requests that were answered, in order. */
  answered: Request[];
  /** Waits until the page stops loading and its main thread is idle. */
  quiet: () => Promise<void>;
}

/** Records a page's requests from now on. */
export function watchTraffic(page: Page): Traffic {
  const answered: Request[] = [];
  const open = new Set<Request>();
  let last = performance.now();
  const changed = (_: unknown): void => void (last = performance.now());
  page.on('request', (request) => changed(open.add(request)));
  page.on('requestfailed', (request) => changed(open.delete(request)));
  page.on('requestfinished', (request) => {
    changed(open.delete(request));
    if (/^https?:/.test(request.url())) answered.push(request);
  });
  const quiet = async (): Promise<void> => {
    const start = (last = performance.now());
    while (performance.now() - start < MOST_MS) {
      if (open.size === 0 && performance.now() - last > QUIET_MS) break;
      await pause(50);
    }
    // A document that follows a prerendered page never gets an idle callback, so wait one second at most.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  };
  return { answered, quiet };
}

/** Simulates a visitor's first interaction: moves the pointer and scrolls the page. */
export async function firstMove(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 300);
}
