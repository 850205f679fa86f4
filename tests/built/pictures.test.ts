import type { APIRequestContext } from 'playwright';
import { expect } from 'vitest';
import { routes } from '../browser/site';
import { builtPage, test } from './served';

test('every page has a social picture of its own', async ({ request }) => {
  const seen = new Set<string>();
  for (const route of routes) {
    const html = builtPage(route);
    const content = (name: string): string | undefined =>
      html(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
    const image = content('og:image') ?? '';
    expect([route, content('twitter:image')]).toEqual([route, image]);
    expect([route, content('og:image:alt')]).toEqual([route, content('og:title')]);
    expect(await sizeOf(request, new URL(image).pathname)).toEqual([1200, 630]);
    seen.add(image);
  }
  expect(seen.size).toBe(routes.length);
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

/** Returns the width and height of a PNG in pixels, which are two 32-bit numbers at bytes 16 to 23. */
async function sizeOf(request: APIRequestContext, path: string): Promise<number[]> {
  const body = await (await request.get(path)).body();
  expect(body.toString('latin1', 1, 4)).toBe('PNG');
  return [body.readUInt32BE(16), body.readUInt32BE(20)];
}
