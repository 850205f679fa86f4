import { chromium, type Browser, type Page } from 'playwright';
import { findBrowser, findFullBrowser } from '../ensure-browser';

const DEVICES = {
  /** A phone of medium size, which most visitors use. */
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
};

/** Throughput in bytes per second, and round-trip time (`latency`) in milliseconds. */
const NETWORKS = {
  /** The nominal values of DevTools' Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
  slow4g: { downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 },
  /** At the edge of coverage, the nominal values of DevTools' Slow 3G: 400 kbit/s, 400 ms. */
  slow3g: { downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 400 },
};

/** tsx wraps functions with a helper that keeps their names; a page that runs such a function needs it too. */
const NAME_HELPER = 'globalThis.__name = (value) => value;';

/**
 * Opens the browser for all figures: a full Chromium, as visitors have, if there is one. It cannot reach anything
 * beyond this computer.
 */
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

/** The conditions under which a page is opened. */
export interface Look {
  device: keyof typeof DEVICES;
  /** The network to emulate; by default, none. */
  network?: keyof typeof NETWORKS;
  /** How many times slower the processor is; 1 by default. */
  cpu?: number;
}

/**
 * Opens an empty page with an empty cache, passes it to `use` and closes it.
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
