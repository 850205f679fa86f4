import { expect, test, type Locator, type Page } from './fixtures';

const field = (page: Page): Locator => page.getByLabel('Town, result or settlement day');
const card = (page: Page): Locator => page.locator('main form:has(#direct)');
const awake = (page: Page): Locator => page.locator('[data-island=home-field][data-awake]');

/** Goes into the field, and waits until it answers. */
async function enter(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path);
  const input = page.locator('#direct');
  await input.focus();
  await awake(page).waitFor();
  return input;
}

test('a town is told its law, and a tap more leads a seller to it', async ({ page }) => {
  const input = await enter(page);
  await input.fill('Rockville');
  await expect(card(page).getByRole('status')).toHaveText(/^Rockville has a radon law of its own/);
  await card(page).getByRole('link', { name: 'I am selling' }).click();
  await expect(page).toHaveURL(/\/tools\/radon-law\?place=Rockville&role=seller/);
  await expect(page.locator('[data-result]')).toHaveAttribute('data-outcome', /required|depends/);
});

test('a result, a day and a price are answered at once', async ({ page }) => {
  const input = await enter(page);
  for (const [typed, line, way, path] of [
    ['5.2', 'EPA says to fix a home', 'What to do now', '/tools/test-result?value=5.2#answer'],
    [
      '300',
      'Is 300 in pCi/L or in Bq/m³?',
      'It is in Bq/m³',
      '/tools/test-result?value=300&unit=bq#answer',
    ],
    ['20850', 'A ZIP code can be', 'Choose the town', '/tools/radon-law'],
    ['how much', 'An air test costs from $', 'My price', '/tools/price'],
  ] as const) {
    await input.fill(typed);
    await expect(card(page).getByRole('status')).toContainText(line);
    await expect(card(page).getByRole('link', { name: way })).toHaveAttribute('href', path);
  }
  await input.fill('12/15/2099');
  await expect(card(page).getByRole('link', { name: 'I sell or buy' })).toHaveAttribute(
    'href',
    '/tools/test-dates?for=sale&date=2099-12-15#answer',
  );
  await input.fill('what is radon');
  await expect(card(page).getByRole('status')).toBeEmpty();
  await expect(card(page).getByText('Free, no name')).toBeVisible();
});

test('Enter opens the tool, the search, or all tools', async ({ page }) => {
  for (const [typed, opened] of [
    ['5.2', /\/tools\/test-result\?value=5\.2/],
    ['smoke detector', /\/search\?q=smoke\+detector/],
    ['', /\/tools$/],
  ] as const) {
    const input = await enter(page);
    await input.fill(typed);
    await input.press('Enter');
    await expect(page).toHaveURL(opened);
  }
});

test('the ways on are reached by Tab, in their order', async ({ page }) => {
  const input = await enter(page);
  await input.fill('Bethesda');
  await expect(card(page).getByRole('link')).toHaveCount(4);
  await input.focus();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: 'Check' })).toBeFocused();
  for (const name of ['I am selling', 'I am buying', 'I rent it out', 'I rent it']) {
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
});

test('Spanish and Portuguese write a comma, and the day first', async ({ page }) => {
  for (const path of ['/es', '/pt']) {
    const input = await enter(page, path);
    await input.fill('5,2');
    await expect(card(page).getByRole('link').first()).toHaveAttribute(
      'href',
      `${path}/tools/test-result?value=5.2#answer`,
    );
    await input.fill('5/12/2099');
    await expect(card(page).getByRole('link').first()).toHaveAttribute(
      'href',
      `${path}/tools/test-dates?for=sale&date=2099-12-05#answer`,
    );
  }
});

test('nothing of it is loaded before somebody goes into the field', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = asked.length;
  expect(asked.filter((url) => url.includes('direct.json'))).toEqual([]);
  await field(page).focus();
  await awake(page).waitFor();
  expect(asked.slice(before).filter((url) => url.includes('direct.json'))).toHaveLength(1);
});

test('what was typed before the list came is answered when it is there', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/search-index/direct.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await field(page).fill('Rockville');
  await expect(card(page).getByText('Free, no name')).toBeVisible();
  release();
  await expect(card(page).getByRole('link', { name: 'I am selling' })).toBeVisible();
});

test('where the list does not come, the field searches', async ({ page, logs }) => {
  logs.allow(/The field cannot answer/, /ERR_FAILED/);
  await page.route('**/search-index/direct.json', (route) => route.abort());
  await page.goto('/');
  await field(page).fill('Rockville');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?q=Rockville/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field searches, and its examples lead to the tools', async ({ page }) => {
    await page.goto('/');
    await expect(card(page).getByRole('link', { name: 'Rockville' })).toHaveAttribute(
      'href',
      '/tools/radon-law?place=Rockville#answer',
    );
    await field(page).fill('radon law');
    await card(page).getByRole('button', { name: 'Check' }).click();
    await expect(page).toHaveURL(/\/search\?q=radon\+law/);
  });
});

test('the search answers the same at once', async ({ page }) => {
  await page.goto('/search?q=148+Bq%2Fm3');
  await expect(page.getByText('148 Bq/m³ (4.0 pCi/L) is high')).toBeVisible();
  await page.getByRole('searchbox').fill('how much does a test cost');
  await expect(page.locator('main').getByRole('link', { name: 'My price' })).toHaveAttribute(
    'href',
    '/tools/price',
  );
  await page.getByRole('searchbox').fill('rockville');
  await expect(page.locator('main').getByRole('link', { name: 'I am selling' })).toHaveAttribute(
    'href',
    '/tools/radon-law?place=rockville&role=seller#answer',
  );
});
