import { expect, test } from './fixtures';

test('a walk through the site logs nothing and asks no other host', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin)
      foreign.push(url.href);
  });
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [link, path] of [
    ['/services', '/services'],
    ['/services/radon-air', '/services/radon-air'],
    ['/test-preparation', '/test-preparation'],
    ['/faqs', '/faqs'],
    ['/radon-laws', '/radon-laws'],
    ['/laws/rockville', '/laws/rockville'],
  ] as const) {
    const within = main.locator(`a[href="${link}"]`).first();
    const footer = page.getByRole('contentinfo').locator(`a[href="${link}"]`).first();
    const menu = page
      .getByRole('navigation', { name: 'Main' })
      .locator(`a[href="${link}"]`)
      .first();
    const way = (await within.count()) > 0 ? within : (await footer.count()) > 0 ? footer : menu;
    await way.evaluate((anchor: HTMLElement) => anchor.click());
    await expect(page).toHaveURL(path);
    await expect(page.locator(`link[rel=canonical][href$="${path}"]`)).toBeAttached();
    const loaded = (): string => performance.getEntriesByType('navigation')[0]?.name ?? '';
    // Every navigation loads a new document.
    expect(new URL(await page.evaluate(loaded)).pathname, `the way to ${path}`).toBe(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL('/radon-laws');
  await expect(main.getByRole('table')).toBeVisible();
  expect(foreign).toEqual([]);
});
