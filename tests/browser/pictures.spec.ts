import sharp from 'sharp';
import { tokenColor } from '../../src/artwork/tokens';
import { expect, framesDrawn, test, type Page } from './fixtures';
import { routes } from './site';

test('a picture comes when the visitor is near, in a modern format', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/test-preparation');
  await framesDrawn(page);
  const poster = page.locator('img[data-src$="preparation-en.jpg"]');
  expect(asked.filter((path) => path.startsWith('/img/videos/'))).toEqual([]);

  await poster.scrollIntoViewIfNeeded();
  await expect(poster).toHaveCSS('opacity', '1');
  expect(await poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  expect(asked.filter((path) => path.endsWith('preparation-en.jpg'))).toEqual([]);
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

  test('every page has a social picture of its own', async ({ page, request }) => {
    const content = (name: string): Promise<string | null> =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    const seen = new Set<string>();
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      const image = (await content('og:image')) ?? '';
      expect([route, await content('twitter:image')]).toEqual([route, image]);
      expect([route, await content('og:image:alt')]).toEqual([route, await content('og:title')]);
      expect(await sizeOf(request, new URL(image).pathname)).toEqual([1200, 630]);
      seen.add(image);
    }
    expect(seen.size).toBe(routes.length);
  });
});

test('the manifest names icons that are served in the size it says', async ({ request }) => {
  const answer = await request.get('/site.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string; sizes: string }[] };
  const drawn = icons.filter(({ sizes }) => sizes !== 'any');
  expect(drawn.length).toBeGreaterThan(1);
  for (const { src, sizes } of drawn) {
    expect((await sizeOf(request, src)).join('x')).toBe(sizes);
  }
});

/** Width and height of a PNG, which stand in its bytes 16 to 23. */
async function sizeOf(request: Page['request'], path: string): Promise<number[]> {
  const body = await (await request.get(path)).body();
  expect(body.toString('latin1', 1, 4)).toBe('PNG');
  return [body.readUInt32BE(16), body.readUInt32BE(20)];
}

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
