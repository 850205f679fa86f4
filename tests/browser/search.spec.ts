import { expect, test } from 'playwright/test';

test('loads nothing of the search before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services', { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /pagefind|search\.[^/]*css/.test(path))).toEqual([]);
});

test('opens by key, goes to a question by arrows and Enter, and clears the highlights', async ({
  page,
}) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Words or a question' });
  await expect(field).toBeFocused();
  await field.fill('action level');
  await expect(page.getByRole('status').filter({ hasText: /results?/ })).toBeVisible();
  const question = page.getByRole('option', { name: /What is the action level/ });
  await expect(question).toBeVisible();
  for (let i = 0; i < 8 && (await question.getAttribute('aria-selected')) !== 'true'; i += 1) {
    await field.press('ArrowDown');
  }
  await field.press('Enter');
  await expect(page).toHaveURL(/\/faqs#action-level$/);
  await expect(page.locator('details#action-level')).toHaveAttribute('open', '');
  const clear = page.getByRole('button', { name: 'Clear highlights' });
  await clear.click();
  await expect(clear).toHaveCount(0);
});

test('Escape closes the dialog and gives the focus back', async ({ page }) => {
  await page.goto('/services', { waitUntil: 'networkidle' });
  const button = page.locator('header a[data-search]');
  await button.focus();
  await button.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('reads a slip as the word that was meant, and says so', async ({ page }) => {
  await page.goto('/search?q=gaithersberg');
  await expect(page.getByRole('status').filter({ hasText: 'gaithersburg' })).toBeVisible();
  await expect(page.locator('main ol ul a').first()).toHaveAttribute(
    'href',
    /^\/laws\/gaithersburg/,
  );
});

test('offers the FAQs and the telephone when nothing is found', async ({ page }) => {
  await page.goto('/search?q=xylophone');
  await expect(page.getByText('No results')).toBeVisible();
  await expect(page.locator('main a[href="/faqs"]')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]')).toBeVisible();
});

test('says that the search could not be loaded, and tries again', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/search?q=rockville');
  await expect(page.getByText('The search could not be loaded.')).toBeVisible();
  await page.unroute('**/pagefind/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main ol ul a').first()).toBeVisible();
});
