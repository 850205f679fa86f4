import { ARTICLE, BEFORE, PAGES, scriptBudget, SEARCH } from '../../scripts/bench/budgets';
import { nativeSelect, propertyType } from './contact-form';
import {
  expect,
  framesDrawn,
  holdScripts,
  openAlive,
  test,
  waitForIslands,
  type Page,
  type Request,
} from './fixtures';
import { REACT, SCRIPT, watchScripts } from './visit/scripts';
import { scrollThrough, shift } from './visit/still';
import { weigh, weighInline } from './weight';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Matches React DOM only: Docusaurus's `translate()` includes React's core (3 KB). */
const REACT_DOM = /__reactContainer/;

test.describe('what a page costs', () => {
  test.use(PHONE);

  for (const path of ['/contact', '/scheduler'] as const) {
    test(`${path} loads no more than its island needs`, async ({ page }) => {
      const weight = weigh(page);
      const scripts = watchScripts(page);
      await openAlive(page, path);
      if (path === '/contact') await propertyType(page).waitFor();
      const { html, css, font, script } = await weight();
      expect.soft(script + (await weighInline(page))).toBeLessThanOrEqual(scriptBudget(path));
      expect.soft(html).toBeLessThanOrEqual(BEFORE.html);
      expect.soft(css).toBeLessThanOrEqual(BEFORE.css);
      expect.soft(font).toBeLessThanOrEqual(BEFORE.font);
      // React must be here, which shows that the pattern works where it must find nothing.
      expect((await scripts()).filter((text) => REACT.test(text))).not.toEqual([]);
      expect((await scripts())[0], 'the script of every page').not.toMatch(REACT);
    });
  }

  for (const path of ['/', '/faqs', ARTICLE, '/laws/rockville', '/contact']) {
    test(`the search on ${path}, from the key to the first result`, async ({ page }) => {
      const asked: Request[] = [];
      const scripts = watchScripts(page);
      const weight = weigh(page);
      await openAlive(page, path);
      // The form's later scripts do not count toward the search.
      if (path === '/contact') await propertyType(page).waitFor();
      await weight();
      const before = (await scripts()).length;
      page.on('requestfinished', (request) => asked.push(request));
      // The articles' file comes after the first result, which does not wait for it.
      await page.route('**/search-index/later.json', () => undefined);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Words or a question' }).fill('rockville');
      await page.locator('dialog').getByRole('option').first().waitFor();
      await expect.poll(() => asked.length).toBeGreaterThan(1);
      const sizes = await Promise.all(asked.map((request) => request.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      expect.soft(bytes).toBeLessThanOrEqual(SEARCH.bytes);
      expect.soft(bytes, 'something came').toBeGreaterThan(10_000);
      expect.soft(asked.length).toBeLessThanOrEqual(SEARCH.requests);
      expect((await scripts()).slice(before).filter((text) => REACT_DOM.test(text))).toEqual([]);
    });
  }

  test('/search needs no React DOM', async ({ page }) => {
    const weight = weigh(page);
    const scripts = watchScripts(page);
    await openAlive(page, '/search');
    const { script } = await weight();
    expect(script + (await weighInline(page))).toBeLessThanOrEqual(scriptBudget('/search'));
    expect((await scripts()).filter((text) => REACT_DOM.test(text))).toEqual([]);
  });
});

test('nothing moves while a page is read without the later scripts', async ({ page, logs }) => {
  for (const path of PAGES) {
    await test.step(path, async () => {
      logs.allow(/ERR_FAILED/);
      await page.route(SCRIPT, (route) => route.abort());
      await page.goto(path);
      await scrollThrough(page);
      expect(await shift(page)).toBe(0);
    });
  }
});

test('the form stays where it is when its scripts come while it is read', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await nativeSelect(page).scrollIntoViewIfNeeded();
  await framesDrawn(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  const place = await send.boundingBox();
  release();
  await propertyType(page).waitFor();
  expect(await send.boundingBox()).toEqual(place);
  expect(await shift(page)).toBe(0);
});

test('no question of a tool moves when its script comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const tool of ['closed-house', 'price', 'radon-law', 'test-dates', 'test-result']) {
    await test.step(tool, async () => {
      const release = await holdScripts(page);
      await page.goto(`/tools/${tool}`, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeAttached();
      await framesDrawn(page);
      const asked = page.locator('[data-question]').filter({ visible: true });
      const before = await asked.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as unknown),
      );
      expect(before.length).toBeGreaterThan(1);
      release();
      await waitForIslands(page);
      await framesDrawn(page);
      expect(
        await asked.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().toJSON() as unknown),
        ),
      ).toEqual(before);
      expect(await shift(page)).toBe(0);
      await page.unrouteAll();
    });
  }
});

/** Returns the footer's `content-visibility` in a page's first frame, and after it. */
async function footerDrawn(page: Page, path: string): Promise<[first: unknown, then: unknown]> {
  await page.addInitScript(() =>
    addEventListener(
      'readystatechange',
      () =>
        requestAnimationFrame(() => {
          const footer = document.querySelector('footer');
          Object.assign(window, { first: footer && getComputedStyle(footer).contentVisibility });
        }),
      { once: true, capture: true },
    ),
  );
  await page.goto(path);
  await framesDrawn(page);
  const first = await page.evaluate('first');
  const footer = page.locator('footer');
  return [first, await footer.evaluate((element) => getComputedStyle(element).contentVisibility)];
}

test('what is far below is left out of the first frame, and of no other', async ({ page }) => {
  expect(await footerDrawn(page, '/')).toEqual(['auto', 'visible']);
});

test('the rest of a page does not wait for its later script', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('footer')).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
});

test('a page that is opened at one of its parts is whole from the start', async ({ page }) => {
  expect(await footerDrawn(page, '/faqs#action-level')).toEqual(['visible', 'visible']);
});
