import type { ServerResponse } from 'node:http';
import { company } from '../../src/data';
import { expect, standInForScheduler, test, type Locator, type Page } from './fixtures';
import { startLocalServer } from './local-server';

const SCHEDULER = `${new URL(company.schedulerUrl).origin}/**`;
const FALLBACK = 'Unable to load the scheduler. Please try one of these alternatives:';

const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

const PAGE = '<!doctype html><title>Book</title><h1>Choose a day</h1>';

/** Routes the scheduler's address to a server on a second local port. */
async function useScheduler(page: Page, answer: (response: ServerResponse) => void): Promise<void> {
  const server = await startLocalServer((_, response) => answer(response));
  await page.route(SCHEDULER, async (route) => {
    const response = await route.fetch({ url: server.url }).catch(() => undefined);
    if (response) await route.fulfill({ response }).catch(() => undefined);
  });
  page.once('close', () => void server.close());
}

async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/scheduler', { waitUntil: 'commit' });
  // Wait until the island has sent its probe. `load` would never come if the scheduler hangs.
  await page.locator('[data-island=scheduler][data-awake]').waitFor({ state: 'attached' });
}

test('a scheduler that works is shown, and nothing complains', async ({ page }) => {
  await useScheduler(page, (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(PAGE);
  });
  await open(page);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Choose a day' })).toBeVisible();
  await expect(page.locator('object')).toHaveCount(0);
  await page.clock.fastForward(30_000);
  await expect(status(page)).toBeEmpty();
});

for (const [header, value] of [
  ['X-Frame-Options', 'DENY'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Content-Security-Policy', "frame-ancestors 'none'"],
] as const) {
  test(`a scheduler that refuses to be framed by ${header}: ${value} is replaced by other ways`, async ({
    page,
    logs,
  }) => {
    logs.allow(/Refused to (display|frame)|frame-ancestors|X-Frame-Options/);
    await useScheduler(page, (response) => {
      response.setHeader('Content-Type', 'text/html');
      response.setHeader(header, value);
      response.end(PAGE);
    });
    await open(page);
    await expect(status(page)).toHaveText(FALLBACK);
  });
}

test('a scheduler that hangs is given up after a while', async ({ page }) => {
  await useScheduler(page, () => undefined);
  await open(page);
  await expect(page.locator('object')).toHaveCount(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await expect(status(page)).toBeEmpty();
  await page.clock.fastForward(8_000);
  await expect(status(page)).toHaveText(FALLBACK);
});

test('a scheduler that cannot be reached is replaced by other ways', async ({ page, logs }) => {
  logs.allow(/ERR_NAME_NOT_RESOLVED/);
  await page.route(SCHEDULER, (route) => route.abort('namenotresolved'));
  await open(page);
  await expect(status(page)).toHaveText(FALLBACK);
  await expect(page.locator('object')).toHaveCount(0);
});

for (const code of [404, 500]) {
  test(`a scheduler that answers ${code} is replaced by other ways`, async ({ page, logs }) => {
    logs.allow(new RegExp(`status of ${code}`));
    await useScheduler(page, (response) => {
      response.statusCode = code;
      response.end('<h1>Sorry</h1>');
    });
    await open(page);
    await expect(status(page)).toHaveText(FALLBACK);
  });
}

test('the frame has a name and the specified height', async ({ context, page }) => {
  await standInForScheduler(context);
  await page.goto('/scheduler');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', company.schedulerUrl);
  await expect(frame).toHaveAttribute('title', 'Online scheduler');
  for (const [height, expected] of [
    [500, 600],
    [900, 600],
    [1200, 900],
  ] as const) {
    await page.setViewportSize({ width: 1280, height });
    await expect
      .poll(async () => Math.round((await frame.boundingBox())?.height ?? 0))
      .toBe(expected);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the other ways to book are always there', async ({ context, page }) => {
      await standInForScheduler(context);
      await page.goto('/scheduler');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      const tab = main.getByRole('link', { name: 'Open the scheduler in a new tab' });
      await expect(tab).toBeVisible();
      await expect(tab).toHaveAttribute('href', company.schedulerUrl);
      await expect(tab).toHaveAttribute('target', '_blank');
      await expect(tab).toHaveAttribute('rel', /noopener/);
      await expect(main.getByRole('link', { name: company.phone.display }).first()).toHaveAttribute(
        'href',
        `tel:${company.phone.e164}`,
      );
      const help = main
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Need Help Scheduling?' }) });
      await expect(help.locator(`a[href="tel:${company.phone.e164}"]`)).toBeVisible();
      await expect(help.locator(`a[href^="mailto:${company.email}"]`)).toBeVisible();
    });
  });
}
