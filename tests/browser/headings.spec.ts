import { expect, test } from './fixtures';
import { missingPage } from './site';

test('headings are read without their links', async ({ page }) => {
  for (const route of ['/faqs', '/laws/rockville', '/blog/lead-214']) {
    await test.step(route, async () => {
      await page.goto(route);
      const snapshot = await page.getByRole('main').ariaSnapshot();
      const headings = snapshot.split('\n').filter((line) => /- heading /.test(line));
      expect(headings.length).toBeGreaterThan(2);
      expect(headings.filter((line) => line.includes('Link to this part'))).toEqual([]);
      const link = page.getByRole('link', { name: 'Link to this part' }).first();
      await link.focus();
      await expect(link).toHaveCSS('opacity', '1');
    });
  }
});

test('the page that is not there says so in its title', async ({ page, logs }) => {
  logs.allow(/status of 404/);
  await page.goto(missingPage);
  await expect(page).toHaveTitle(/^Page Not Found/);
  for (const link of await page.getByRole('main').getByRole('listitem').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('an article says that it was updated when that was in another month', async ({ page }) => {
  await page.goto('/blog/lead-214');
  await expect(page.getByText('Published September 2025')).toBeVisible();
  await expect(page.getByText('Updated September 2025')).toHaveCount(0);
  await page.goto('/blog/certified-radon-professionals');
  await expect(page.getByText('Updated July 2025')).toBeVisible();
});
