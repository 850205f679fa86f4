import { ARTICLE } from '../../scripts/bench/budgets';
import { expect, framesDrawn, holdScripts, test, type Page } from './fixtures';
import { changedSince, looks } from './visit/looks';
import { shift } from './visit/still';

/** One page of each kind, and the pages with the most styles of their own. */
const PAGES = [
  '/',
  '/services/radon-air',
  '/blog',
  ARTICLE,
  '/laws/rockville',
  '/tools/test-result',
  '/faqs',
  '/es/test-preparation',
  '/contact',
  '/search',
  '/scheduler',
  '/why-us',
  '/sample-report',
];
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Holds the style sheet back, as a slow network does, until the returned function is called. */
async function holdSheet(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/css/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Counts the icons in the window that are not drawn yet: they come from a file of their own. */
const emptyDrawings = (page: Page): Promise<number> =>
  page
    .locator('svg:has(> use):visible')
    .evaluateAll(
      (icons) =>
        icons.filter(
          (icon) =>
            icon.getBoundingClientRect().top < innerHeight &&
            icon.querySelector('use')!.getBoundingClientRect().width === 0,
        ).length,
    );

/** Opens a page and returns what changes on its first screen when the style sheet arrives. */
async function changedBySheet(page: Page, path: string): Promise<string[]> {
  // Load the page once before, so that fonts and pictures are cached and only the style sheet makes a difference.
  await page.goto(path);
  const release = await holdSheet(page);
  await holdScripts(page);
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  await framesDrawn(page);
  const sheets = (): Promise<number> => page.evaluate(() => document.styleSheets.length);
  expect(await sheets()).toBe(1);
  await expect.poll(() => emptyDrawings(page)).toBe(0);
  const before = await looks(page);
  release();
  await expect.poll(sheets).toBe(2);
  await framesDrawn(page);
  const changed = await changedSince(page, before);
  expect(await shift(page)).toBe(0);
  await page.unrouteAll();
  return changed;
}

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the first screen of ${path} in ${colorScheme} is whole without its style sheet`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      for (const size of SIZES) {
        await test.step(`${size.width}`, async () => {
          await page.setViewportSize(size);
          expect(await changedBySheet(page, path)).toEqual([]);
        });
      }
    });
  }
}

test('so it is in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await changedBySheet(page, '/tools/test-result')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is painted before its style sheet, and is the same with it', async ({ page }) => {
    const release = await holdSheet(page);
    await page.goto('/faqs', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const family = (): Promise<string> =>
      heading.evaluate((one) => getComputedStyle(one).fontFamily);
    expect(await family()).toContain('Figtree');
    const place = await heading.boundingBox();
    release();
    await page.waitForLoadState();
    expect(await heading.boundingBox()).toEqual(place);
  });
});

test('a menu that is opened before the style sheet has come looks as it does later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await holdSheet(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[data-menu] > summary').filter({ visible: true }).first().click();
  await framesDrawn(page);
  await expect.poll(() => emptyDrawings(page)).toBe(0);
  const before = await looks(page);
  release();
  await page.waitForLoadState();
  await framesDrawn(page);
  expect(await changedSince(page, before)).toEqual([]);
});
