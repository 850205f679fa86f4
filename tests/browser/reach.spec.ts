import { company } from '../../src/data';
import { fillForm, openForm, send, toast } from './contact-form';
import { expect, test } from './fixtures';
import { actions } from './visit/reach';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the end of a page is not behind them', async ({ page }) => {
    await page.goto('/faqs');
    // Parts that come into view while scrolling may make the page longer.
    await expect
      .poll(async () => {
        await page.evaluate(() =>
          scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
        );
        const last = await page.getByRole('contentinfo').boundingBox();
        const first = await actions(page).boundingBox();
        return (last?.y ?? NaN) + (last?.height ?? 0) - (first?.y ?? NaN);
      })
      .toBeLessThanOrEqual(1);
  });

  test('what has the focus is not behind them', async ({ page }) => {
    await page.goto('/radon-laws');
    const foot = await actions(page).elementHandle();
    const links = page.getByRole('main').getByRole('link');
    const bottoms = await links.evaluateAll(async (all: HTMLElement[], bar) => {
      const found: { name: string; below: number }[] = [];
      for (const link of all) {
        link.focus();
        await new Promise(requestAnimationFrame);
        const { bottom } = link.getBoundingClientRect();
        const top = bar?.getBoundingClientRect().top ?? 0;
        found.push({ name: link.textContent, below: bottom - top });
      }
      return found;
    }, foot);
    expect(bottoms.length).toBeGreaterThan(10);
    expect(bottoms.filter(({ below }) => below > 0)).toEqual([]);
  });

  test('they leave the room to the field that somebody types into', async ({ page }) => {
    await page.goto('/contact');
    await expect(actions(page)).toBeVisible();
    await page.getByLabel('First name').focus();
    await expect(actions(page)).toBeHidden();
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByLabel('First name').blur();
    await expect(actions(page)).toBeVisible();
  });

  test('a toast stands above them', async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
    await openForm(page, '');
    await fillForm(page);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    const above = await toast(page).boundingBox();
    const bar = await actions(page).boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test('the number can be read in a window of any width, with the languages that are spoken', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1440]) {
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      const bar = page.getByRole('banner');
      const number = bar.getByText(company.phone.display);
      await expect(number).toBeInViewport({ ratio: 1 });
      expect((await number.boundingBox())?.width).toBeGreaterThan(80);
      await expect(bar.locator('[lang=es]')).toHaveText('Español');
      await expect(bar.locator('[lang=pt]')).toHaveText('Português');
      expect((await bar.boundingBox())?.height).toBeLessThan(90);
    });
  }
});

test('the keyboard goes through the bar as it is read', async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/services');
      const lefts = await page
        .getByRole('banner')
        .evaluate((bar) =>
          [...bar.querySelectorAll('a, summary')]
            .filter((node) => node.checkVisibility() && !node.closest('details:not([open]) > ul'))
            .map((node) => node.getBoundingClientRect().left),
        );
      expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    });
  }
});

test('pages end with a way to act', async ({ page }) => {
  for (const route of ['/faqs', '/radon-laws', '/blog']) {
    await test.step(route, async () => {
      await page.goto(route);
      const call = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'Know your radon level' }) });
      await expect(call.locator('a[href="/scheduler"]')).toBeVisible();
      await expect(call.locator(`a[href="tel:${company.phone.e164}"]`)).toBeVisible();
    });
  }
});
