import { expect, test, type Locator, type Page } from './fixtures';

const field = (page: Page): Locator => page.getByLabel('Town, result or settlement day');
const card = (page: Page): Locator => page.locator('main form:has(#direct)');
const awake = (page: Page): Locator => page.locator('[data-island=home-field][data-awake]');

/** Opens a page, focuses the field, and waits until its island is awake. */
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
  await expect(card(page).getByRole('status')).toHaveText(/^Rockville has its own radon law/);
  await card(page).getByRole('link', { name: 'I am selling' }).click();
  await expect(page).toHaveURL(/\/tools\/radon-law\?place=Rockville&role=seller/);
  await expect(page.locator('[data-result]')).toHaveAttribute('data-outcome', /required|depends/);
});

test('a result, a day and a price are answered at once', async ({ page }) => {
  const input = await enter(page);
  for (const [typed, line, way, path] of [
    ['5.2', 'EPA says to fix a home', 'What to do now', '/tools/test-result#answer?value=5.2'],
    [
      '300',
      'Is 300 in pCi/L or in Bq/m³?',
      'It is in Bq/m³',
      '/tools/test-result#answer?value=300&unit=bq',
    ],
    ['20850', 'One ZIP code can cover', 'Choose the town', '/tools/radon-law#answer?place=20850'],
    ['90210', 'We don’t test in ZIP code 90210', 'Where we test', /^\/contact#/],
    [
      'seller',
      'What the law requires',
      'When to test',
      '/tools/test-dates#answer?for=sale&role=seller',
    ],
    ['how much', 'An air test costs from $', 'My price', '/tools/price'],
  ] as const) {
    await input.fill(typed);
    await expect(card(page).getByRole('status')).toContainText(line);
    await expect(card(page).getByRole('link', { name: way })).toHaveAttribute('href', path);
  }
  await input.fill('12/15/2099');
  await expect(card(page).getByRole('link', { name: 'I sell or buy' })).toHaveAttribute(
    'href',
    '/tools/test-dates#answer?for=sale&date=2099-12-15',
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

test('a number of either unit is asked for it, and Enter leads to the choice', async ({ page }) => {
  const input = await enter(page);
  await input.fill('148');
  await input.press('Enter');
  await expect(card(page).getByRole('link', { name: 'It is in pCi/L' })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test('who is quicker than the list is answered when it is there', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/search-index/direct.json', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const asked = page.waitForRequest('**/search-index/direct.json');
  await field(page).focus();
  await asked;
  await field(page).fill('12/15/2099');
  await field(page).press('Enter');
  release();
  await expect(page).toHaveURL(/\/tools\/test-dates\?for=sale&date=2099-12-15/);
});

test('what is shown is of what stands in the field, at each letter', async ({ page }) => {
  const input = await enter(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await input.fill('Bethesda');
  await expect(card(page).locator('[data-direct-shown]')).toContainText('Bethesda is in');
  await input.fill('5.2');
  await expect(card(page).locator('[data-direct-shown]')).toContainText('5.2 pCi/L is high');
  await expect(card(page).locator('[data-direct-shown]')).not.toContainText('Bethesda');
});

test('a role, a place and a day are carried to the answer together', async ({ page }) => {
  const input = await enter(page);
  await input.fill('selling in rockville, settlement 12/15/2099');
  await input.press('Enter');
  await expect(page).toHaveURL(/for=sale/);
  await expect(page.locator('[data-result]')).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
    date: '2099-12-15',
    place: 'Rockville',
    role: 'seller',
  });
});

test('a town and a ZIP code lead to the field that is wanting', async ({ page }) => {
  let input = await enter(page);
  await input.fill('Rockville');
  await input.press('Enter');
  await expect(page.getByLabel('Town or county')).toHaveValue('Rockville');
  await expect(page.getByRole('radio', { name: 'seller' })).toBeFocused();
  input = await enter(page);
  await input.fill('20850');
  await input.press('Enter');
  await expect(page.getByLabel('Town or county')).toBeFocused();
  await expect(page.getByLabel('Town or county')).toHaveValue('20850');
});

test('a price without a place is told as a range', async ({ page }) => {
  const input = await enter(page);
  await input.fill('price');
  await input.press('Enter');
  await expect(page.locator('[data-result]')).toHaveAttribute('data-outcome', 'range');
});

test('a last test is of a day that is over, and names its year', async ({ page }) => {
  const input = await enter(page);
  const last = card(page).getByRole('link', { name: /My last test/ });
  await input.fill('12/15/2099');
  await expect(card(page).getByRole('link')).toHaveCount(2);
  await expect(last).toHaveCount(0);
  await input.fill('1/1');
  await expect(last).toHaveText(/^My last test was on January 1, 20\d\d$/);
  const [year] = /20\d\d/.exec((await last.textContent()) ?? '') ?? [];
  await expect(last).toHaveAttribute('href', new RegExp(`last=${year}-01-01`));
});

test('Back finds what was typed, and its answer', async ({ page }) => {
  for (const typed of ['smoke detector', '12/15']) {
    const input = await enter(page);
    await input.fill(typed);
    await input.press('Enter');
    await expect(page).toHaveURL(/\/(search|tools)/);
    await page.goBack();
    await expect(field(page)).toHaveValue(typed);
  }
  await expect(card(page).getByRole('link', { name: 'I sell or buy' })).toBeVisible();
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
      `${path}/tools/test-result#answer?value=5.2`,
    );
    await input.fill('5/12/2099');
    await expect(card(page).getByRole('link').first()).toHaveAttribute(
      'href',
      `${path}/tools/test-dates#answer?for=sale&date=2099-12-05`,
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
      '/tools/radon-law?place=Rockville&role=seller#answer',
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
    '/tools/radon-law#answer?place=Rockville&role=seller',
  );
});

test('the search calls nothing strange that it answers at once', async ({ page }) => {
  await page.goto('/search?q=12%2F15');
  const main = page.locator('main');
  await expect(main.getByRole('link', { name: 'I sell or buy' })).toBeVisible();
  await expect(main.getByText('Not on this site')).toHaveCount(0);
});
