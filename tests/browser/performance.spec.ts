import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/ensure-browser';
import { ARTICLE, BEFORE, PAGES, READ, scriptBudget, SEARCH } from '../../scripts/bench/budgets';
import { form, propertyType } from './contact-form';
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
import { freePort } from './local-server';
import { weigh, weighInline } from './weight';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SCRIPT = /\/assets\/js\//;
/** What React leaves in a script, however it is compressed. */
const REACT = /react\.dev\/errors|__reactContainer|react\.transitional\.element/;
/** React's DOM alone: Docusaurus' translate() brings the three kilobytes of React's core with it. */
const REACT_DOM = /__reactContainer/;

/** Texts of the scripts that the page has been sent so far. */
function watchScripts(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (SCRIPT.test(response.url())) texts.push(response.text());
  });
  return () => Promise.all(texts);
}

/** Moves as a visitor does who is about to read. */
async function moveAsVisitor(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.keyboard.press('Shift');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
}

test.describe('what a page costs', () => {
  test.use(PHONE);

  for (const path of READ) {
    test(`on ${path}`, async ({ page }) => {
      const weight = weigh(page);
      await page.goto(path);
      const before = await weight();
      const most = path === '/' ? BEFORE.home : BEFORE.page;
      expect.soft(before.total - before.script, 'everything else').toBeLessThanOrEqual(most);
      expect.soft(before.requests, 'requests').toBeLessThanOrEqual(BEFORE.requests);
      for (const kind of ['html', 'css', 'font'] as const) {
        expect.soft(before[kind], kind).toBeLessThanOrEqual(BEFORE[kind]);
        // A page without its styles would be light as well.
        expect.soft(before[kind], kind).toBeGreaterThan(0);
      }
    });

    test(`${path} has small scripts, before and after the first move, and no React`, async ({
      page,
    }) => {
      const weight = weigh(page);
      const scripts = watchScripts(page);
      await page.goto(path);
      const inline = await weighInline(page);
      const before = await weight();
      await moveAsVisitor(page);
      const after = await weight();
      expect(after.script + inline).toBeLessThanOrEqual(scriptBudget(path));
      expect(after.script, 'nothing more comes').toBe(before.script);
      expect((await scripts()).filter((text) => REACT.test(text))).toEqual([]);
      expect(await scripts()).toHaveLength(1);
      expect(inline).toBeGreaterThan(0);
    });
  }

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
      // What is looked for elsewhere is found here.
      expect((await scripts()).filter((text) => REACT.test(text))).not.toEqual([]);
      expect((await scripts())[0], 'the script of every page').not.toMatch(REACT);
    });
  }

  for (const path of ['/', '/faqs', ARTICLE, '/laws/rockville', '/contact']) {
    test(`the search on ${path}, from the key to the first result`, async ({ page }) => {
      const asked: Request[] = [];
      const scripts = watchScripts(page);
      await openAlive(page, path);
      // The form's later scripts are none of the search's.
      await page.waitForLoadState('networkidle');
      const before = (await scripts()).length;
      page.on('requestfinished', (request) => asked.push(request));
      // The articles come after the first result, which does not wait for them.
      await page.route('**/search-index/later.json', () => undefined);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Words or a question' }).fill('rockville');
      await page.getByRole('option').first().waitFor();
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

for (const path of PAGES) {
  test(`nothing moves on ${path}, and nobody else is asked`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
    });
    await page.goto(path);
    await framesDrawn(page);
    expect(await shift(page), 'untouched').toBe(0);
    await scrollThrough(page);
    await waitForIslands(page);
    if (path === '/contact') await propertyType(page).waitFor();
    expect(await shift(page), 'scrolled through, with its islands').toBe(0);
    expect(elsewhere).toEqual([]);
  });

  test(`nothing moves on ${path} while it is read without the later scripts`, async ({
    page,
    logs,
  }) => {
    logs.allow(/ERR_FAILED/);
    await page.route(SCRIPT, (route) => route.abort());
    await page.goto(path);
    await scrollThrough(page);
    expect(await shift(page)).toBe(0);
  });

  test(`pictures of ${path} keep their place`, async ({ page }) => {
    await page.goto(path);
    const unsized = await page
      .locator('img:not([width][height])')
      .evaluateAll((images) => images.map((image) => image.outerHTML));
    expect(unsized).toEqual([]);
  });
}

test('the form stays where it is when its scripts come while it is read', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await form(page).locator('select').scrollIntoViewIfNeeded();
  await framesDrawn(page);
  const send = page.getByRole('button', { name: 'Send Message' });
  const place = await send.boundingBox();
  release();
  await propertyType(page).waitFor();
  expect(await send.boundingBox()).toEqual(place);
  expect(await shift(page)).toBe(0);
});

/** Sum of the layout shifts so far that no visitor brought about. */
function shift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Two frames later the observer has been given what was buffered.
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );
}

/** Scrolls from top to bottom, a screen at a time and a frame each, until the pictures on the way are shown. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
  await expect(page.locator('img[data-asked]:not([data-shown])')).toHaveCount(0);
  await framesDrawn(page);
}

/** How the footer is drawn in the first frame of a page, and once the page is there. */
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

test.describe('Lighthouse', () => {
  test.describe.configure({ timeout: 180_000 });
  const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

  for (const path of ['/', ARTICLE]) {
    test(`has nothing to add on ${path}`, async ({ baseURL }) => {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', `--remote-debugging-port=${port}`],
      });
      try {
        const { default: lighthouse } = await import('lighthouse');
        const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES } as const;
        const result = await lighthouse(`${baseURL}${path}`, { ...flags });
        const { audits = {}, categories = {}, runtimeError } = result?.lhr ?? {};
        expect(runtimeError).toBeUndefined();
        const failures = Object.values(categories)
          .flatMap(({ auditRefs }) => auditRefs)
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => audits[id]?.title);
        expect(failures).toEqual([]);
        expect(Object.values(categories).map(({ score }) => score)).toEqual([1, 1, 1]);
      } finally {
        await browser.close();
      }
    });
  }
});
