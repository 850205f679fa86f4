import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';

/** Nothing was asked for so long: what a page does by itself is done. */
const QUIET_MS = 800;
const MOST_MS = 20_000;

/** What a page asks for. */
export interface Traffic {
  /** Requests that were answered, in order. */
  answered: Request[];
  /** Waits until the page asks for nothing more and its main thread is free. */
  quiet: () => Promise<void>;
}

/** Takes down what a page asks for from now on. */
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
    // A document that follows a page painted ahead is never told to be idle; so it waits no longer than this.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  };
  return { answered, quiet };
}

/** A visitor's first signs of life: the pointer moves, the page is scrolled. */
export async function firstMove(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 300);
}
