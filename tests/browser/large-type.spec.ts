import { chromium } from 'playwright';
import { expect, overhang, test } from './fixtures';
import { missingPage, routes } from './site';

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
