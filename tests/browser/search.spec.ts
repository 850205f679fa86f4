import { expect, framesDrawn, holdScripts, test } from './fixtures';

test('loads nothing of the search before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/services');
  await page.mouse.move(300, 300);
  await framesDrawn(page);
  const search = (): string[] =>
    asked.filter((path) => /\/pagefind\/|\/assets\/js\/(?!main\.)/.test(path));
  expect(search()).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect.poll(search).toContainEqual(expect.stringContaining('/pagefind/'));
});

test('opens by key, goes to a question by arrows and Enter, and clears the highlights', async ({
  page,
}) => {
  await page.goto('/services');
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
  await page.goto('/services');
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

test('says that the search could not be loaded, and tries again', async ({ page, logs }) => {
  logs.allow(/ERR_FAILED/, /The search could not be loaded/);
  await page.route('**/pagefind/**', (route) => route.abort());
  await page.goto('/search?q=rockville');
  await expect(page.getByText('The search could not be loaded.')).toBeVisible();
  await page.unroute('**/pagefind/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main ol ul a').first()).toBeVisible();
});

test('words typed on the search page before its script is there are searched for once it is', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/search?q=water', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('rockville');
  release();
  await expect(page).toHaveURL('/search?q=rockville');
  await expect(page.locator('main ol ul a').first()).toContainText(/rockville/i);
  await expect(page.getByRole('searchbox')).toHaveValue('rockville');
});

test('a click before the script is there opens the dialog, and what is typed is found later', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(page.locator('[data-search-dialog]')).toBeAttached();
  await page.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL('/faqs');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('rockville');
  await expect(page.getByRole('option')).toHaveCount(0);
  release();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('combobox')).toHaveValue('rockville');
});

test('the arrows go round the results, and each is told by its option', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await field.fill('rockville');
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  await field.press('ArrowUp');
  const last = await options.last().getAttribute('id');
  await expect(field).toHaveAttribute('aria-activedescendant', last ?? '');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowDown');
  await expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('a screen reader is told the field, how many results there are, and each with its kind', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('poolesville');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search this site":
      - combobox "Words or a question" [expanded]: poolesville
      - button "Close the search"
      - status: /\\d+ results?/
      - listbox "Results":
        - group /, Law$/:
          - option /Poolesville/
      - button "Show all results on a page"
  `);
});

test('the search page keeps its query in the address, and Back returns to it', async ({ page }) => {
  await page.goto('/search?q=tenant');
  const results = page.locator('main ol ul a');
  await expect(results.first()).toBeVisible();
  await results.first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=tenant');
  await expect(page.getByRole('searchbox')).toHaveValue('tenant');
  await expect(results.first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page says what it needs, and offers other ways', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search');
    // The test runner's own words for elements leave out what stands in a noscript.
    await expect(page.locator('main noscript p')).toContainText('The search needs JavaScript');
    await page.locator('main noscript a[href="/faqs"]').click();
    await expect(page).toHaveURL('/faqs');
  });
});

test('no key alone opens it: whoever dictates says letters all the time', async ({ page }) => {
  await page.goto('/');
  for (const key of ['/', 's', 'k', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
