import { chromium } from 'playwright';
import { findFullBrowser, NO_FULL_BROWSER } from '../../scripts/ensure-browser';
import { expect, framesDrawn, test, type Page } from './fixtures';

/** Long pages, and how far down a visitor has read, in CSS pixels. */
const READ: [path: string, y: number][] = [
  ['/', 1900],
  ['/faqs', 2300],
  ['/blog/lead-214', 2100],
  ['/laws/rockville', 1500],
  ['/test-preparation', 1700],
  ['/services/radon-water', 1200],
];

const WIDTHS = [390, 1280];

/** Scrolls a page down and returns the position that it reaches, since the page may be shorter. */
async function readTo(page: Page, path: string, y: number): Promise<number> {
  await page.goto(path);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  // Once the pictures above are loaded, their height no longer changes on the way back.
  await framesDrawn(page);
  await expect(page.locator('img[data-asked]:not([data-shown])')).toHaveCount(0);
  return page.evaluate(() => scrollY);
}

/** Follows a link of the footer, whatever the scroll position. */
async function leave(page: Page): Promise<void> {
  await page.locator('footer a[href$="/contact"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/contact$/);
  await page.waitForLoadState('load');
}

const place = (page: Page): Promise<number> => page.evaluate(() => scrollY);

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    // Block the font: it is `font-display: optional`, so a page painted before it loads can have another height on the
    // way back.
    test.beforeEach(async ({ page, logs }) => {
      await page.route('**/*.woff2', (route) => route.abort());
      logs.allow(/ERR_FAILED/, /woff2 was preloaded/);
    });

    test('Back to a long page returns to the pixel', async ({ page }) => {
      for (const [path, y] of READ) {
        const before = await readTo(page, path, y);
        expect(before, path).toBeGreaterThan(500);
        await leave(page);
        await page.goBack();
        await expect.poll(() => place(page), path).toBe(before);
      }
    });

    test('Back to the FAQs returns to the open answer', async ({ page }) => {
      await page.goto('/faqs');
      const answer = page.locator('details#real-estate');
      await answer.locator('summary').click();
      await answer.locator('p').first().scrollIntoViewIfNeeded();
      const before = await place(page);
      await leave(page);
      await page.goBack();
      await expect(answer).toHaveAttribute('open');
      await expect.poll(() => place(page)).toBe(before);
      await expect(page.locator('details[open][data-collapsible]')).toHaveCount(1);
    });

    test('loading the FAQs again keeps the answer that was opened last', async ({ page }) => {
      await page.goto('/faqs#action-level');
      const answer = page.locator('details#action-level');
      await expect(answer).toHaveAttribute('open');
      await page.locator('details#water-testing > summary').click();
      await page.reload();
      await expect(page.locator('details#water-testing')).toHaveAttribute('open');
    });
  });
}

test('Back from the browser’s own memory finds the page as it was left', async ({ baseURL }) => {
  const executablePath = findFullBrowser();
  if (process.env.REQUIRE_ENGINES !== '1') test.skip(!executablePath, NO_FULL_BROWSER);
  expect(executablePath, 'a headless shell has no such memory').toBeDefined();
  // Playwright disables the back/forward cache in the browsers that it starts.
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    const faqs = `${baseURL}/faqs`;
    await readTo(page, faqs, 1500);
    const answer = page.locator('details#testing-frequency');
    await answer.evaluate((item: HTMLDetailsElement) => (item.open = true));
    const before = await place(page);
    await leave(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(answer).toHaveAttribute('open');
    expect(await place(page)).toBe(before);
  } finally {
    await browser.close();
  }
});

test('Back to a search finds its words and results', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('rockville');
  await expect(page).toHaveURL(/\?q=rockville$/);
  await page.locator('main ol ul a').first().click();
  await expect(page).not.toHaveURL(/search/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('rockville');
  await expect(page.locator('main ol ul a').first()).toBeVisible();
});

test.describe('Back from the open search', () => {
  const search = (page: Page) => page.locator('dialog[data-search-dialog]');
  const openSearch = async (page: Page): Promise<void> => {
    await page.getByRole('link', { name: 'Search' }).first().click();
    await expect(search(page)).toBeVisible();
  };

  test.beforeEach(async ({ page }) => {
    await page.goto('/faqs');
    await page.goto('/radon-laws');
  });

  test('closes it and stays, and the next one leaves', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rockville');
    await expect(search(page).getByRole('option').first()).toBeVisible();
    await page.goBack();
    await expect(search(page)).toBeHidden();
    await expect(page).toHaveURL(/\/radon-laws$/);
    expect(await place(page)).toBe(700);
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
  });

  test('needs no press more after it was closed', async ({ page }) => {
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
      () => page.goBack(),
    ]) {
      await openSearch(page);
      await close();
      await expect(search(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
  });

  for (const [how, follow] of [
    ['a click', (page: Page) => search(page).getByRole('option').first().click()],
    [
      'Enter on a result',
      (page: Page) => page.keyboard.press('ArrowDown').then(() => page.keyboard.press('Enter')),
    ],
    ['Enter in the field', (page: Page) => page.keyboard.press('Enter')],
  ] as const) {
    test(`needs no press more after ${how} led on`, async ({ page }) => {
      await openSearch(page);
      await page.keyboard.type('mold');
      await expect(search(page).getByRole('option').first()).toBeVisible();
      await follow(page);
      await expect(page).not.toHaveURL(/\/radon-laws/);
      await page.waitForLoadState();
      await page.goBack();
      await expect(page).toHaveURL(/\/radon-laws$/);
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL(/\/faqs$/);
    });
  }

  test('after a result of the same page leads to where it was read before', async ({ page }) => {
    await page.goto('/laws/rockville');
    await openSearch(page);
    await page.keyboard.type('rockville penalties');
    await search(page)
      .getByRole('option')
      .and(page.locator('[href*="/laws/rockville#"]'))
      .first()
      .click();
    await expect(page).toHaveURL(/\/laws\/rockville#/);
    await expect(search(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/laws\/rockville$/);
  });

  test('is not needed once more after the page was loaded again', async ({ page }) => {
    await openSearch(page);
    await page.reload();
    await expect(search(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
  });
});

test('Back to the form finds what was typed', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('combobox', { name: 'Property type' }).waitFor();
  await page.getByLabel('First name').fill('Ann');
  await page.getByRole('textbox', { name: 'Message' }).fill('Two offices on a slab.');
  await page.locator('footer a[href$="/faqs"]').click();
  await expect(page).toHaveURL(/\/faqs$/);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ann');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Two offices on a slab.',
  );
});
