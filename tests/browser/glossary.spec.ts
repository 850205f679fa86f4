import { expect, framesDrawn, holdScripts, test, type Locator, type Page } from './fixtures';

const ADDRESS = '/blog/certified-radon-professionals';
const term = (page: Page): Locator =>
  page.getByRole('button', { name: 'NRPP', exact: true }).first();
const tooltip = (page: Page): Locator => page.locator('[data-radix-popper-content-wrapper]');

test('the tooltip library is fetched on the first need alone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  await page.goto(ADDRESS);
  await page.getByRole('heading', { level: 1 }).hover();
  await framesDrawn(page);
  expect(asked).toEqual([expect.stringMatching(/\/main\.[^/]+\.js$/)]);
  await term(page).hover();
  await expect(tooltip(page)).toContainText('National Radon Proficiency Program');
  expect(asked.length).toBeGreaterThan(1);
});

test('pointing opens after 700 ms and not before', async ({ page }) => {
  await page.clock.install();
  await page.goto(ADDRESS);
  // Show and close a first tooltip, so that the library is loaded.
  await term(page).focus();
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await term(page).blur();
  // A minute later, the next tooltip no longer opens without a delay.
  await page.clock.pauseAt(Date.now() + 60_000);
  await term(page).hover();
  await page.clock.runFor(650);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(tooltip(page)).toBeVisible();
});

test('the focus opens at once, and Escape closes', async ({ page }) => {
  await page.goto(ADDRESS);
  await term(page).focus();
  await expect(tooltip(page)).toContainText('National Radon Proficiency Program');
  await expect(term(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
});

test('Tab opens each term that it scrolls to, and what is scrolled then closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto('/blog/radon-progeny-hidden-risk');
  const terms = page.locator('main button[data-term]');
  // With the library loaded, a tooltip opens before the scroll that the focus causes.
  await terms.first().hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await terms.first().focus();
  const scrollY = (): Promise<number> => page.evaluate(() => window.scrollY);
  let scrolls = 0;
  for (const reached of (await terms.all()).slice(1)) {
    let before = 0;
    do {
      before = await scrollY();
      await page.keyboard.press('Tab');
    } while (!(await reached.evaluate((button) => button === document.activeElement)));
    await framesDrawn(page);
    await framesDrawn(page);
    if ((await scrollY()) !== before) scrolls += 1;
    const id = (await reached.getAttribute('aria-describedby')) ?? '';
    const name = await page.locator(`[id="${id}"] strong`).textContent();
    await expect(tooltip(page)).toContainText(name ?? '-');
  }
  expect(scrolls).toBeGreaterThan(0);
  await page.mouse.wheel(0, 5);
  await expect(tooltip(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(tooltip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap opens, a tap elsewhere closes, a second tap opens again', async ({ page }) => {
    await page.goto(ADDRESS);
    await term(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await page.getByRole('heading', { level: 2 }).first().tap();
    await expect(tooltip(page)).toBeHidden();
    await term(page).tap();
    await expect(tooltip(page)).toBeVisible();
    await term(page).tap();
    await expect(tooltip(page)).toBeHidden();
  });
});

test.describe('before the script is there', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap shows the meaning at once, and later the tooltip', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(ADDRESS, { waitUntil: 'commit' });
    const meaning = page.locator('[popover]').filter({ hasText: 'National Radon Proficiency' });
    await term(page).tap();
    await expect(meaning.locator('visible=true').first()).toBeVisible();
    release();
    await page.waitForLoadState();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(meaning.locator('visible=true')).toHaveCount(0);
    await term(page).tap();
    await expect(tooltip(page)).toBeVisible();
  });
});

test('screen readers get the meaning with the word, without any gesture', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(term(page)).toHaveAccessibleDescription(/National Radon Proficiency Program/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a click shows the meaning', async ({ page }) => {
    await page.goto(ADDRESS);
    const meaning = page.locator('[popover]').first();
    await expect(meaning).toBeHidden();
    await page.locator('button[popovertarget]').first().click();
    await expect(meaning).toBeVisible();
  });
});
