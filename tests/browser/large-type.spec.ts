import { chromium } from 'playwright';
import { expect, openAlive, overhang, test } from './fixtures';
import { missingPage, routes, routesIn } from './site';

/** Answers of the tools, which have buttons of their own. */
const ANSWERED = [
  '/tools/radon-law?place=Gaithersburg&role=tenant&ground=yes&units=2',
  '/tools/test-result?value=5.6&situation=tenant&place=Gaithersburg',
  '/tools/closed-house?need=opened&event=window&when=during&hour=30&minutes=20&test=unknown',
];

/** The size of type that the visitor has chosen in the browser, in pixels; 16 is what browsers come with. */
for (const size of [24, 32]) {
  test(`with type of ${size} px every page fits a phone, and its menu can be reached`, async ({
    baseURL,
  }, { project }) => {
    const { launchOptions = {} } = project.use;
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
    const wrong: string[] = [];
    for (const route of [...routes, missingPage]) {
      await page.goto(route);
      for (const width of [320, 360, 390]) {
        await page.setViewportSize({ width, height: 740 });
        if ((await overhang(page)) > 0) wrong.push(`${route} is too wide for ${width}`);
        const menu = await page.locator('summary').filter({ hasText: 'Menu' }).boundingBox();
        if (!menu || menu.x + menu.width > width) wrong.push(`${route}: no menu at ${width}`);
        const bar = await page.getByRole('banner').boundingBox();
        if (!bar || bar.height > 740 / 3) wrong.push(`${route}: the bar is ${bar?.height} high`);
      }
    }
    await browser.close();
    expect(wrong).toEqual([]);
  });
}

for (const locale of ['es', 'pt']) {
  test(`with type of 32 px the longer words of ${locale} are parted, and fit a narrow phone`, async ({
    baseURL,
  }, { project }) => {
    const { launchOptions = {} } = project.use;
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
    const viewport = { width: 320, height: 640 };
    const page = await browser.newPage({ baseURL, reducedMotion: 'reduce', viewport });
    const wide: string[] = [];
    const check = async (route: string): Promise<void> => {
      const over = await overhang(page);
      if (over > 0) wide.push(`${route} by ${over} px`);
    };
    for (const route of routesIn(locale)) {
      await page.goto(route);
      await check(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toHaveCSS('hyphens', 'auto');
    }
    for (const path of ANSWERED) {
      await openAlive(page, `/${locale}${path}`);
      await check(path);
    }
    await browser.close();
    expect(wide).toEqual([]);
  });
}
