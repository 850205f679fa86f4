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
    const schedule = page.locator('main .actions a[href$="/scheduler"]:visible');
    for (const button of await schedule.all()) {
      buttons += 1;
      const [after, border] = await button.evaluate((node) => [
        getComputedStyle(node, '::after').content,
        getComputedStyle(node).borderStyle,
      ]);
      // On paper, a button is printed as the address that it leads to.
      expect(after).toContain(`${company.url}/scheduler`);
      expect(border).toBe('none');
    }
  }
  expect(buttons).toBeGreaterThan(0);
});

test('the list of all answers of a tool is a sheet with its day, its sources and their addresses', async ({
  page,
}) => {
  await page.goto('/tools/radon-law');
  const sheet = page.locator('[data-outcomes]');
  await expect(sheet.getByText(/^As published on \w+\s\d{1,2}, \d{4}\.$/)).toBeVisible();
  const hidden = sheet.locator('details [data-say]:not(:visible)');
  expect(await sheet.locator('details [data-say]').count()).toBeGreaterThan(20);
  await expect(hidden).toHaveCount(0);
  const unspelled = await sheet.locator('details a:visible').evaluateAll((links) =>
    links
      .map((link) => [link.getAttribute('href') ?? '', getComputedStyle(link, '::after').content])
      // An address with a query is not spelled out.
      .filter(([href = '', after = '']) => !href.includes('?') && !after.includes(href)),
  );
  expect(unspelled).toEqual([]);
});

test('the sheet that is promised can be printed by a button', async ({ page }) => {
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/test-preparation');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed-once', '');
  });
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed-once');
});

test('where the style sheet cannot open answers for printing, they are opened, and closed again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto('/faqs');
  const answers = page.locator('details[data-collapsible]');
  const count = await answers.count();
  await answers.nth(2).locator('summary').click();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('details[data-collapsible][open]')).toHaveCount(count);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('details[data-collapsible][open]')).toHaveCount(1);
  await expect(answers.nth(2)).toHaveAttribute('name');
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

test('a button on paper leads to the scheduler of the page’s language', async ({ page }) => {
  await page.goto('/es/services/radon-air');
  const printed = await page
    .locator('main a[href$="/scheduler"][data-printed]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-printed')));
  expect(new Set(printed)).toEqual(new Set([`${company.url}/es/scheduler`]));
});

test('a way back is no part of a printed page', async ({ page }) => {
  await page.goto('/laws/rockville');
  const back = page.getByText('Back to Radon Laws');
  await expect(back).toHaveCount(2);
  await expect(page.locator(':visible', { hasText: /^Back to Radon Laws$/ })).toHaveCount(0);
});

test('a printed link spells out where it leads', async ({ page }) => {
  await page.goto('/laws/rockville');
  const link = page.getByRole('main').locator('a[href^="https://"]').first();
  const after = await link.evaluate((node) => getComputedStyle(node, '::after').content);
  expect(after).toContain('https://');
});
