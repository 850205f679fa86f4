import { expect, holdScripts, test, type Locator, type Page } from './fixtures';

const items = (page: Page): Locator => page.locator('details[name="faq"]');
const summary = (page: Page, id: string): Locator => page.locator(`#${id} > summary`);
const openIds = (page: Page): Promise<string[]> =>
  page.locator('details[name="faq"][open]').evaluateAll((all) => all.map(({ id }) => id));

const IDS = [
  'what-is-radon',
  'how-does-radon-enter',
  'testing-frequency',
  'seasonal-variations',
  'test-duration',
  'action-level',
  'interpret-results',
  'real-estate',
  'test-preparation',
  'water-testing',
  'high-radon-action',
  'mitigation-systems',
  'passive-vs-active',
  'test-process',
  'device-count',
  'compliance-inspection',
  'construction-materials',
  'certification',
  'cost-breakdown',
  'cost-timing',
  'health-effects',
];

test('the page has 21 questions in 23 places, each with an id of its own', async ({ page }) => {
  await page.goto('/faqs');
  const ids = await items(page).evaluateAll((all) => all.map(({ id }) => id));
  expect([...ids].sort()).toEqual([...IDS].sort());
  for (const id of ['construction-materials', 'seasonal-variations']) {
    await expect(page.locator(`#${id}-2 > a`)).toHaveAttribute('href', `#${id}`);
  }
  expect(await openIds(page)).toEqual([]);
  const all = await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
});

test('one question is open at a time, over all groups, and closes again', async ({ page }) => {
  await page.goto('/faqs');
  await summary(page, 'construction-materials').click();
  expect(await openIds(page)).toEqual(['construction-materials']);
  await summary(page, 'action-level').click();
  expect(await openIds(page)).toEqual(['action-level']);
  await summary(page, 'certification').click();
  expect(await openIds(page)).toEqual(['certification']);
  await summary(page, 'certification').click();
  expect(await openIds(page)).toEqual([]);
});

test('the second place of a question leads to its one answer', async ({ page }) => {
  await page.goto('/faqs');
  await page.locator('#construction-materials-2 > a').click();
  await expect(summary(page, 'construction-materials')).toBeFocused();
  await expect(summary(page, 'construction-materials')).toBeInViewport();
  expect(await openIds(page)).toEqual(['construction-materials']);
});

test('arrows, Home and End move among the questions and wrap', async ({ page }) => {
  await page.goto('/faqs');
  const all = items(page).locator('> summary');
  await all.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(all.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(all.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(all.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(all.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(all.first()).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await openIds(page)).toHaveLength(1);
  await page.keyboard.press('Space');
  expect(await openIds(page)).toEqual([]);
});

test('a link opens its question, shows it below the bar and moves the focus there', async ({
  page,
}) => {
  await page.goto('/faqs#seasonal-variations');
  await expect(summary(page, 'seasonal-variations')).toBeFocused();
  expect(await openIds(page)).toEqual(['seasonal-variations']);
  const bar = await page.locator('header[data-shell]').first().boundingBox();
  const row = await summary(page, 'seasonal-variations').boundingBox();
  expect(row!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
  await page.evaluate(() => (location.hash = '#action-level'));
  await expect(summary(page, 'action-level')).toBeFocused();
  expect(await openIds(page)).toEqual(['action-level']);
});

test('a link opens its question while the later script is on its way', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/faqs#action-level', { waitUntil: 'commit' });
  await expect(summary(page, 'action-level')).toBeFocused();
  await expect(summary(page, 'action-level')).toBeInViewport();
  expect(await openIds(page)).toEqual(['action-level']);
});

test('a link shows its question though the style sheet comes after the page', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.css', async (route) => {
    await held;
    await route.continue();
  });
  const parsed = page.waitForResponse('**/faqs').then((response) => response.finished());
  await page.goto('/faqs#action-level', { waitUntil: 'commit' });
  await parsed;
  await page.locator('footer').waitFor({ state: 'attached' });
  release();
  await expect(summary(page, 'action-level')).toBeFocused();
  await expect(summary(page, 'action-level')).toBeInViewport();
});

test('a link on another page opens its question', async ({ page }) => {
  await page.goto('/services');
  await page.locator('a[href="/faqs#action-level"]').first().click();
  await expect(summary(page, 'action-level')).toBeFocused();
  expect(await openIds(page)).toEqual(['action-level']);
});

test('a link to a group only shows it', async ({ page }) => {
  await page.goto('/faqs');
  const link = page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link');
  expect(await link.count()).toBeGreaterThan(2);
  await link.last().click();
  const target = new URL(page.url()).hash;
  await expect(page.locator(target)).toBeInViewport();
  expect(await openIds(page)).toEqual([]);
});

test('the link of a question is copied and announced, and stays a link', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faqs');
  await summary(page, 'action-level').click();
  const item = page.locator('#action-level');
  await expect(item.getByRole('status')).toHaveText('');
  await item.getByRole('link', { name: 'Copy link' }).click();
  await expect(item.getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/faqs#action-level`,
  );
  expect(await openIds(page)).toEqual(['action-level']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open one at a time, and a link shows its answer', async ({ page }) => {
    await page.goto('/faqs#action-level');
    await expect(page.locator('#action-level p').first()).toBeVisible();
    await expect(page.locator('#certification p').first()).toBeHidden();
    await summary(page, 'certification').click();
    await expect(page.locator('#certification p').first()).toBeVisible();
    await summary(page, 'device-count').click();
    await expect(page.locator('#certification p').first()).toBeHidden();
  });
});

test('on paper every answer is open', async ({ page }) => {
  await page.goto('/faqs');
  await page.emulateMedia({ media: 'print' });
  for (const item of await items(page).all()) {
    await expect(item.locator('p').first()).toBeVisible();
  }
});

test('collapsibles in multiple mode toggle independently', async ({ page }) => {
  await page.goto('/faqs');
  // Without a `name`, this is the component that `:::more` renders.
  await page.evaluate(() => {
    document
      .querySelectorAll('details[name="faq"]')
      .forEach((item) => item.removeAttribute('name'));
  });
  await summary(page, 'action-level').click();
  await summary(page, 'certification').click();
  await expect(page.locator('details[data-collapsible][open]')).toHaveCount(2);
});

test('a screen reader is told the groups and, of an open question, its heading and its answer', async ({
  page,
}) => {
  await page.goto('/faqs#action-level');
  await expect(page.locator('details#action-level')).toMatchAriaSnapshot(`
    - group:
      - heading /action level/ [level=3]
      - paragraph: /4\\.0 pCi/
      - paragraph:
        - link "Copy link"
        - status
  `);
  await expect(page.getByRole('navigation', { name: 'Groups of questions' })).toMatchAriaSnapshot(`
    - navigation "Groups of questions":
      - list:
        - listitem:
          - link "Radon basics"
  `);
});
