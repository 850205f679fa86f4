import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  expect,
  test as base,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Route,
} from 'playwright/test';
import { company } from '../../src/data';
import { startOwnHost, type OwnHost } from './own-host';

export { expect };
export type { BrowserContext, Locator, Page, Request, Route };

/** What the browser may log in a test that brings it about; everything else fails the test. */
export interface Logs {
  /** All errors and warnings so far. */
  seen: string[];
  allowed: readonly RegExp[];
  allow: (...patterns: RegExp[]) => void;
}

/** A site of the test's own, with its mail. */
export interface Office extends Pick<OwnHost, 'url'> {
  /** The messages that arrived, as the text of `.eml` files. */
  mail: () => Promise<string[]>;
}

export interface Options {
  /** Variables for the functions of the {@link Office}. */
  officeEnv: Record<string, string | undefined>;
}

export const test = base.extend<Options & { logs: Logs; office: Office }>({
  officeEnv: [{}, { option: true }],

  logs: async ({}, use) => {
    const allowed: RegExp[] = [];
    await use({ seen: [], allowed, allow: (...patterns) => allowed.push(...patterns) });
  },

  // A test that asks for no page starts none: what is true of every page hangs on the context.
  context: async ({ context, logs }, use) => {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logs.seen.push(message.text());
    });
    context.on('weberror', (error) => logs.seen.push(String(error.error())));
    // The sample scheduler does not exist; a page of its own stands in.
    await use(context);
    const rest = logs.seen.filter((text) => !logs.allowed.some((pattern) => pattern.test(text)));
    expect(rest, 'errors and warnings in the browser').toEqual([]);
  },

  office: async ({ officeEnv, page }, use, { project }) => {
    if (project.name === 'pages') {
      throw new Error('A change of a function does not run this project: playwright.config.ts.');
    }
    const host = await startOwnHost({ env: officeEnv });
    const mail = async (): Promise<string[]> => {
      const names = await readdir(host.mailbox).catch(() => []);
      return Promise.all(names.map((name) => readFile(join(host.mailbox, name), 'utf8')));
    };
    await use({ url: host.url, mail });
    // A page that is still loading would report the host's end as an error of its own.
    await page.context().setOffline(false);
    await page.goto('about:blank');
    await host.close();
  },
});

/** The sample scheduler does not exist; a page stands in for it. All other requests are slower then. */
export const standInForScheduler = (context: BrowserContext): Promise<unknown> =>
  context.route(`${new URL(company.schedulerUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Book</title>' }),
  );

/** Opens a page and waits until what lives in it is alive: its script has run, and its islands are awake. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForIslands(page);
}

/** Waits for the islands of a page; the search and the field of the home page sleep until they are asked for. */
export async function waitForIslands(page: Page): Promise<void> {
  const asleep = page.locator(
    '[data-island]:not([data-awake], [data-island=home-field], [data-search-dialog] *)',
  );
  await expect(asleep).toHaveCount(0);
}

/** Waits for two frames: what a page does by itself after its first one is done then, or asked for. */
export async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Keeps the scripts of a page from coming, but for those in its HTML, until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** How far the page is wider than the window, in CSS pixels; 0 when it fits. */
export async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });
}
