import type { Browser, Page } from 'playwright';
import { withPage, type Look } from './browser';
import { observe, observed, type Observed } from './observe';
import { watchTraffic } from './traffic';

/** A page opened on a slow phone. */
interface Opened {
  page: Page;
  /** Resolves once nothing is loading. */
  quiet: () => Promise<void>;
  /** What has been observed since the page was opened. */
  seen: Observed;
}

/**
 * Opens an address on a phone at a quarter of this computer's speed, and waits until nothing is loading.
 *
 * @param take reads the figures from the opened page
 * @returns what `take` returns
 */
export const onSlowPhone = <T>(
  browser: Browser,
  network: NonNullable<Look['network']>,
  address: string,
  take: (opened: Opened) => T | Promise<T>,
): Promise<T> =>
  withPage(browser, { device: 'phone', network, cpu: 4 }, async (page) => {
    await observe(page);
    const { quiet } = watchTraffic(page);
    await page.goto(address);
    await quiet();
    return take({ page, quiet, seen: await observed(page) });
  });
