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

test('a drawing that is opened by itself shows, and has nothing of this host', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'secret'));
  await page.goto('/img/blog/lead-214.svg');
  const seen = await page.evaluate(() => {
    const storage = (): string | null => {
      try {
        return localStorage.getItem('token');
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { width } = document.documentElement.getBoundingClientRect();
    return { origin: self.origin, storage: storage(), isDrawn: width > 100 };
  });
  expect(seen).toEqual({ origin: 'null', storage: 'SecurityError', isDrawn: true });
  expect(refused).toEqual([]);
});
