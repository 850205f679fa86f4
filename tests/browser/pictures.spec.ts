import sharp from 'sharp';
import { tokenColor } from '../../src/artwork/tokens';
import { expect, framesDrawn, test } from './fixtures';

test('a picture comes when the visitor is near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/test-preparation');
  await framesDrawn(page);
  const poster = page.locator('img[data-src$="preparation.svg"]');
  expect(asked.filter((path) => path.startsWith('/img/videos/'))).toEqual([]);

  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toHaveCSS('opacity', '1');
  expect(asked.filter((path) => path.startsWith('/img/videos/'))).toHaveLength(1);
});

test('all pictures come for paper', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const covers = await page.locator('img[data-src]').all();
  expect(covers.length).toBeGreaterThan(3);
  for (const cover of covers) await expect(cover).toHaveAttribute('data-shown', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are there', async ({ page }) => {
    await page.goto('/blog');
    const cover = page.getByRole('main').locator('article').first().locator('img:visible');
    await expect(cover).toHaveCount(1);
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(1);
  });
});

for (const theme of ['light', 'dark'] as const) {
  test(`drawings are painted for the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/blog/lead-214', { waitUntil: 'load' });
    const shot = await page.locator('header img').first().screenshot();
    const corner = { left: 40, top: 20, width: 1, height: 1 };
    const [red, green, blue] = await sharp(shot).extract(corner).raw().toBuffer();
    const wall = tokenColor('wall', theme);
    const hex = [red, green, blue].map((part = 0) => part.toString(16).padStart(2, '0')).join('');
    expect(`#${hex}`).toBe(wall);
  });
}
