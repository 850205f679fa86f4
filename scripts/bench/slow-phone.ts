import type { Browser, Page } from 'playwright';
import { withPage, type Look } from './browser';
import { observe, observed, type Observed } from './observe';
import { watchTraffic } from './traffic';

/** A page that a slow phone has opened. */
interface Opened {
  page: Page;
  /** Ends once nothing is loaded any more. */
  quiet: () => Promise<void>;
  /** What has been seen since it was opened. */
  seen: Observed;
}

/**
 * Opens an address on a phone of a quarter of this computer's speed, and waits until nothing is loaded any more.
 *
 * @param take what is to be known of the page
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
