import { expect, test } from 'playwright/test';
import { missingPage } from './site';

test('an unknown address shows the 404 page with status 404', async ({ page }) => {
  const answer = await page.goto(missingPage);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
});

test('a style sheet is fetched once, and not again on the pages after', async ({ page }) => {
  const fetched: boolean[] = [];
  for (const route of ['/', '/faqs', '/blog/lead-214']) {
    await page.goto(route);
    fetched.push(
      ...(await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.css'))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      )),
    );
  }
  expect(fetched).toEqual([true, false, false]);
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
