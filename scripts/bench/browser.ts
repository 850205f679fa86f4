import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { findBrowser } from '../ensure-browser';

/** A phone of middle size; what most visitors hold. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** DevTools' own slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, with a CPU four times slower. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
  latency: 150,
};
const CPU_SLOWDOWN = 4;

/** tsx keeps the names of functions by a helper that a page which gets such a function does not have. */
const NAME_HELPER = 'globalThis.__name = (value) => value;';

/** Opens the browser that all figures are taken in. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      ...args,
    ],
  });
}

/** How a page is looked at. */
export interface Look {
  device: 'phone' | 'desktop';
  /** Whether network and processor are slowed down to a slow phone's. */
  slow: boolean;
}

/**
 * Opens an empty page with an empty cache, hands it over and closes it.
 *
 * @returns what `use` returns
 */
export async function withPage<T>(
  browser: Browser,
  { device, slow }: Look,
  use: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(device === 'phone' ? PHONE : DESKTOP);
  try {
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    if (slow) {
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    }
    return await use(page, context);
  } finally {
    await context.close();
  }
}
