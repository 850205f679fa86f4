import { expect, overhang, test } from './fixtures';
import { addStyle, SPACED } from './visit/spaced';
import { culprits } from './visit/widths';

/** A window of 1280 by 1024 CSS pixels at 400 % zoom is 320 by 256 (WCAG 2.2, 1.4.10). */
test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('pages can be read and used', async ({ page }) => {
    for (const route of ['/', '/contact', '/radon-laws', '/faqs']) {
      await page.goto(route);
      expect(await overhang(page), route).toBe(0);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.locator('summary').filter({ hasText: 'Menu' }).click();
      const last = menu.getByRole('link', { name: 'Schedule Test' });
      await last.scrollIntoViewIfNeeded();
      await expect(last, route).toBeInViewport();
      await page.keyboard.press('Escape');
      // The bar leaves half of the window for reading.
      const bar = await page.getByRole('banner').boundingBox();
      expect(bar?.height, route).toBeLessThan(128);
    }
  });

  test('what has the focus is not hidden by the bar', async ({ page }) => {
    await page.goto('/contact');
    const covered: string[] = [];
    const bar = await page.getByRole('banner').boundingBox();
    await page.getByRole('main').getByRole('textbox').last().focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const [name, top] = await page.evaluate(() => {
        const node = document.activeElement;
        return [node?.id ?? '', node?.getBoundingClientRect().bottom ?? 0] as const;
      });
      if (name && top <= (bar?.height ?? 0)) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
});

test('text twice as large, and spaced out, is cut nowhere', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const route of ['/', '/services', '/contact', '/laws/rockville']) {
    await page.goto(route);
    await addStyle(page, `html { font-size: 200% } ${SPACED}`);
    expect([route, await overhang(page), await culprits(page)]).toEqual([route, 0, []]);
  }
});

test('a word longer than the screen breaks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const word = 'Radonzerfallsproduktexpositionsmessung'.repeat(3);
  for (const route of ['/', '/services/radon-air', '/laws/rockville', '/blog/lead-214', '/faqs']) {
    await page.goto(route);
    await page.evaluate((text) => {
      for (const node of document.querySelectorAll('main :is(h1, h2, h3, p, li)')) {
        if (node.childElementCount === 0) node.textContent = text;
      }
    }, word);
    expect([route, await overhang(page), await culprits(page)]).toEqual([route, 0, []]);
  }
});
