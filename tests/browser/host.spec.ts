import { expect, test, type Request } from 'playwright/test';
import { missingPage } from './site';

test('an unknown address shows the 404 page with status 404', async ({ page }) => {
  const answer = await page.goto(missingPage);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
});

test('a page’s headers name its style sheet, and the browser takes that one', async ({ page }) => {
  for (const route of ['/', '/faqs', '/blog/lead-214']) {
    const asked: string[] = [];
    const note = (request: Request): number => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    const answer = await page.goto(route, { waitUntil: 'load' });
    page.off('request', note);
    const sheet = await page.locator('link[rel=stylesheet]').getAttribute('href');
    expect(answer?.headers()['link']).toBe(`<${sheet}>; rel=preload; as=style`);
    expect(asked.filter((path) => path === sheet).length).toBeLessThanOrEqual(1);
  }
});
