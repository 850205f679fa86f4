import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, findFullBrowser } from '../ensure-browser';

const DEVICES = {
  /** Of middle size; what most visitors hold. */
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Bytes a second, and milliseconds to a host and back. */
const NETWORKS = {
  /** DevTools' own slow 4G: 1.6 Mbit/s down, 750 kbit/s up. */
  slow4g: { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
  /** At the edge of a net: DevTools' slow 3G. */
  slow3g: { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400 },
};

/** tsx keeps the names of functions by a helper that a page which gets such a function does not have. */
const NAME_HELPER = 'globalThis.__name = (value) => value;';

/** Opens the browser that all figures are taken in: what visitors have, if it is there. It reaches nothing beyond this computer. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findFullBrowser() ?? findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ...args,
    ],
  });
}

/** How a page is looked at. */
export interface Look {
  device: keyof typeof DEVICES;
  /** How slow the network is made; left as it is by default. */
  network?: keyof typeof NETWORKS;
  /** How many times slower the processor is. */
  cpu?: number;
}

/**
 * Opens an empty page with an empty cache, hands it over and closes it.
 *
 * @returns what `use` returns
 */
export async function withPage<T>(
  browser: Browser,
  { device, network, cpu = 1 }: Look,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(DEVICES[device]);
  try {
    await context.addInitScript(NAME_HELPER);
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    if (network) {
      await client.send('Network.enable');
      const conditions = { offline: false, ...NETWORKS[network] };
      await client.send('Network.emulateNetworkConditions', conditions);
    }
    await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await use(page);
  } finally {
    await context.close();
  }
}
