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

/** What the browser may log in a test that provokes it; anything else fails the test. */
export interface Logs {
  /** All errors and warnings so far. */
  seen: string[];
  allowed: readonly RegExp[];
  allow: (...patterns: RegExp[]) => void;
}

/** A site of the test's own, with its mail. */
export interface Office extends Pick<OwnHost, 'url'> {
  /** Reads the messages that arrived, as the text of `.eml` files. */
  mail: () => Promise<string[]>;
}

export interface Options {
  /** Environment variables for the functions of the {@link Office}. */
  officeEnv: Record<string, string | undefined>;
}

export const test = base.extend<Options & { logs: Logs; office: Office }>({
  officeEnv: [{}, { option: true }],

  logs: async ({}, use) => {
    const allowed: RegExp[] = [];
    await use({ seen: [], allowed, allow: (...patterns) => allowed.push(...patterns) });
  },

  // These listeners are on the context, so that a test that uses no page does not open one.
  context: async ({ context, logs }, use) => {
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) logs.seen.push(message.text());
    });
    context.on('weberror', (error) => logs.seen.push(String(error.error())));
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
    // A page that is still loading would report the stopped host as an error.
    await page.context().setOffline(false);
    await page.goto('about:blank');
    await host.close();
  },
});

/**
 * Answers the example company's scheduler, which does not exist, with a page. Routing slows all other requests down.
 */
export const standInForScheduler = (context: BrowserContext): Promise<unknown> =>
  context.route(`${new URL(company.schedulerUrl).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Book</title>' }),
  );

/** Opens a page and waits until its script has run and its islands are awake. */
export async function openAlive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForIslands(page);
}

/** Waits for a page's islands, except the search and the home page's field, which sleep until they are used. */
export async function waitForIslands(page: Page): Promise<void> {
  const asleep = page.locator(
    '[data-island]:not([data-awake], [data-island=home-field], [data-search-dialog] *)',
  );
  await expect(asleep).toHaveCount(0);
}

/** Waits for two frames: by then the page has done, or requested, what it does by itself after its first one. */
export async function framesDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** Holds back a page's script files, but not its inline scripts, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Returns how much wider the page is than the window, in CSS pixels; 0 if it fits. */
export async function overhang(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(0, root.scrollWidth - root.clientWidth);
  });
}
