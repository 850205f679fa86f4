import { audit, freePort } from '../../scripts/bench/lighthouse';
import {
  AT_ONCE,
  ARTICLE,
  BUDGET,
  budgetAfter,
  budgetBefore,
  PAGES,
} from '../../scripts/bench/pages';
import { weigh } from '../../scripts/bench/weigh';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/ensure-browser';
import { expect, test, type Page } from './fixtures';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CLIENT = /\/assets\/js\//;
const KB = 1000;
/** HTML, style sheet, font, icon and two pictures in sight. */
const MOST_REQUESTS = 8;

/** Addresses of the client's scripts that the page has asked for so far. */
function watchClient(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CLIENT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Holds the client bundle back until it is called. */
async function holdClient(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(CLIENT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('what a page costs', () => {
  test.use(PHONE);

  for (const path of PAGES) {
    test(`on ${path}`, async ({ page, baseURL }) => {
      const weight = await weigh(page, baseURL as string, path);
      expect.soft(weight.before / KB, 'before interaction').toBeLessThanOrEqual(budgetBefore(path));
      expect.soft(weight.html / KB, 'HTML').toBeLessThanOrEqual(BUDGET.html);
      expect.soft(weight.css / KB, 'CSS').toBeLessThanOrEqual(BUDGET.css);
      expect.soft(weight.script / KB, 'scripts before').toBeLessThanOrEqual(BUDGET.script);
      expect.soft(weight.client / KB, 'client').toBeLessThanOrEqual(budgetAfter(path));
      expect.soft(weight.thirdParty, 'third parties').toBe(0);
      // A page without its styles or its client would be light as well.
      for (const part of ['html', 'css', 'font', 'script', 'client'] as const) {
        expect.soft(weight[part], part).toBeGreaterThan(0);
      }
      if (!AT_ONCE.includes(path)) {
        expect.soft(weight.requestsBefore, 'requests').toBeLessThanOrEqual(MOST_REQUESTS);
      }
    });
  }
});

for (const path of PAGES) {
  test(`nothing moves on ${path}, and nobody else is asked`, async ({ page, baseURL }) => {
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shift(page), 'untouched').toBe(0);
    await scrollThrough(page);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await shift(page), 'scrolled through, with the client').toBe(0);
    expect(elsewhere).toEqual([]);
  });

  test(`nothing moves on ${path} while it is read without the client`, async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/);
    await page.route(CLIENT, (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
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

/** Scrolls from top to bottom, a screen at a time and a frame each. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
  });
}

test.describe('the client waits for the visitor', () => {
  test.use(PHONE);

  for (const path of PAGES.filter((page) => !AT_ONCE.includes(page))) {
    test(`on ${path} nothing of it is asked for`, async ({ page }) => {
      const asked = watchClient(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
    });
  }

  for (const path of AT_ONCE) {
    test(`but not on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    });
  }

  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    'a movement of the pointer': (page) => page.mouse.move(5, 5),
    'a key': (page) => page.keyboard.press('Shift'),
    'a touch': (page) => page.touchscreen.tap(200, 400),
    scrolling: (page) => page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' })),
    'the wheel': (page) => page.mouse.wheel(0, 100),
    'the focus': (page) => page.locator('footer a').first().focus(),
  };
  for (const [name, sign] of Object.entries(signs)) {
    test(`${name} brings it`, async ({ page }) => {
      const asked = watchClient(page);
      await page.goto('/faqs', { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      await sign(page);
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    });
  }
});

test('a page that opens at a place of its own does not bring the client', async ({ page }) => {
  const asked = watchClient(page);
  await page.goto('/faqs#real-estate', { waitUntil: 'networkidle' });
  await expect(page.locator('#real-estate')).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('a client that could not be fetched comes upon a later sign', async ({ page, logs }) => {
  logs.allow(/ERR_FAILED/);
  await page.route(/\/assets\/js\/main\./, (route) => route.abort(), { times: 1 });
  await page.goto('/services');
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Shift');
  await failed;
  await expect(async () => {
    await page.keyboard.press('Shift');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-has-hydrated', 'true', { timeout: 1000 });
  }).toPass();
});

/** How the footer is drawn in the first frame of a page, and once the page is there. */
async function footerDrawn(page: Page, path: string): Promise<[first: unknown, then: unknown]> {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => {
        const footer = document.querySelector('footer');
        Object.assign(window, { first: footer && getComputedStyle(footer).contentVisibility });
      }),
    ),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  const first = await page.evaluate('first');
  const footer = page.locator('footer');
  return [first, await footer.evaluate((element) => getComputedStyle(element).contentVisibility)];
}

test('what is far below is left out of the first frame, and of no other', async ({ page }) => {
  expect(await footerDrawn(page, '/')).toEqual(['auto', 'visible']);
});

test('a page that is opened at one of its parts is whole from the start', async ({ page }) => {
  expect(await footerDrawn(page, '/faqs#action-level')).toEqual(['visible', 'visible']);
});

test.describe('nothing is lost that is done before the client is there', () => {
  test('a click on the search', async ({ page }) => {
    const release = await holdClient(page);
    await page.goto('/services');
    await page.locator('header a[data-search]').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('a click that plays a video', async ({ page }) => {
    const release = await holdClient(page);
    await page.goto('/test-preparation');
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await expect(page.locator('video')).toHaveCount(0);
    release();
    await expect(page.locator('video')).toBeVisible();
  });

  test.describe('with a finger', () => {
    test.use(PHONE);

    test('a tap on a term shows its meaning at once', async ({ page }) => {
      const release = await holdClient(page);
      await page.goto('/blog/certified-radon-professionals');
      const term = page.getByRole('button', { name: 'NRPP', exact: true }).first();
      const meaning = page.getByText('National Radon Proficiency Program').locator('visible=true');
      await term.tap();
      await expect(meaning.first()).toBeVisible();
      release();
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
      await page.getByRole('heading', { level: 1 }).tap();
      await term.tap();
      await expect(page.locator('[data-radix-popper-content-wrapper]')).toBeVisible();
    });
  });
});

test.describe('Lighthouse', () => {
  test.describe.configure({ timeout: 180_000 });

  for (const path of ['/', ARTICLE]) {
    test(`has nothing to add on ${path}`, async ({ baseURL }) => {
      const port = await freePort();
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: ['--no-sandbox', `--remote-debugging-port=${port}`],
      });
      try {
        const { scores, failures } = await audit(`${baseURL}${path}`, port, [
          'accessibility',
          'best-practices',
          'seo',
        ]);
        expect(failures).toEqual([]);
        expect(scores).toMatchObject({ accessibility: 100, 'best-practices': 100, seo: 100 });
      } finally {
        await browser.close();
      }
    });
  }
});
