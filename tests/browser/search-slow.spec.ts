import { expect, test, type Page } from './fixtures';

/** Emulates a cheap phone on a slow network: CPU at a sixth of its speed, 400 ms of latency. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

const QUERY = 'silver spring landlord';

const ways: [name: string, open: (page: Page) => Promise<unknown>][] = [
  ['the key', (page) => page.keyboard.press('Control+k')],
  ['a tap', (page) => page.locator('header a[data-search]:visible').first().tap()],
];

test.describe('on a slow phone', () => {
  test.use({ hasTouch: true, viewport: { width: 412, height: 840 } });

  for (const [name, open] of ways) {
    test(`no letter that is typed right after ${name} is lost, nor while the index is made`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.goto('/services', { waitUntil: 'commit' });
      // The script that opens the search is inline in every `<head>`, so it is there with the page.
      await expect(page.locator('[data-search-dialog]')).toBeAttached();
      await open(page);
      await page.keyboard.type(QUERY);
      const field = page.getByRole('combobox', { name: 'Words or a question' });
      await expect(field).toHaveValue(QUERY);
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.type(' radon');
      await expect(field).toHaveValue(`${QUERY} radon`);
    });
  }
});
