import { company } from '../../src/data';
import { expect, test } from './fixtures';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
});

test('a printed page has no chrome', async ({ page }) => {
  let buttons = 0;
  for (const route of ['/', '/services/radon-air', '/laws/rockville', '/faqs']) {
    await page.goto(route);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const schedule = page.locator('main .actions a[href$="/scheduler"]');
    buttons += await schedule.count();
    await expect(schedule.locator('visible=true')).toHaveCount(0);
  }
  expect(buttons).toBeGreaterThan(0);
});

test('a printed page is black on white in the dark theme too', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/faqs');
  const [ink, paper] = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  });
  const channels = (color = ''): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  expect(Math.max(...channels(ink))).toBeLessThan(80);
  expect(paper).toMatch(/^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/);
});

test('every answer is on the printed page', async ({ page }) => {
  await page.goto('/faqs');
  const answers = page.locator('main details[data-collapsible] > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(20);
  const heights = await answers.evaluateAll((all) =>
    all.map((node) => node.getBoundingClientRect().height),
  );
  expect(heights.filter((height) => height < 10)).toEqual([]);
});

test('the preparation sheet fits on one Letter page', async ({ page }) => {
  await page.goto('/test-preparation');
  await expect(page.getByText(company.phone.display).first()).toBeAttached();
  const pdf = await page.pdf({
    format: 'Letter',
    margin: { top: '0.5in', bottom: '0.5in', left: '0.5in', right: '0.5in' },
  });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
});

test('a printed link spells out where it leads', async ({ page }) => {
  await page.goto('/laws/rockville');
  const link = page.getByRole('main').locator('a[href^="https://"]').first();
  const after = await link.evaluate((node) => getComputedStyle(node, '::after').content);
  expect(after).toContain('https://');
});
