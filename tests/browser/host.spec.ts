import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test, type Request } from 'playwright/test';
import { redirects } from '../../src/data';
import { inlineParts } from '../../src/postbuild/headers/inline-parts';
import { hashSource } from '../../src/postbuild/headers/policy';
import { runtimeStyles } from '../../src/postbuild/headers/runtime-styles';
import { missingPage, routes } from './site';

test('every page of the site map answers at its address, and only there', async ({ request }) => {
  for (const route of routes) {
    const page = await request.get(route, { maxRedirects: 0 });
    expect([route, page.status()]).toEqual([route, 200]);
    if (route === '/') continue;
    const slashed = await request.get(`${route}/?a=1`, { maxRedirects: 0 });
    expect([slashed.status(), slashed.headers()['location']]).toEqual([301, `${route}?a=1`]);
  }
});

test('old addresses lead to their page in one step and keep the query', async ({ request }) => {
  for (const { from, to } of redirects) {
    const answer = await request.get(`${from}?utm=card`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${to}?utm=card`]);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('an unknown address shows the 404 page with status 404', async ({ page }) => {
  const answer = await page.goto(missingPage);
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404 Page Not Found').first()).toBeVisible();
});

test('pages are compressed and asked for again; hashed assets are kept', async ({ request }) => {
  const page = await request.get('/', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(page.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=30, must-revalidate',
  });
  const [asset = ''] = /\/assets\/[^"' >]+\.js/.exec(await page.text()) ?? [];
  const { 'cache-control': kept } = (await request.get(asset)).headers();
  expect(kept).toBe('public, max-age=31536000, immutable');
  const icons = (await request.get('/img/icons.svg')).headers();
  expect(icons['cache-control']).toContain('max-age=3600');
});

test('the policy lists exactly the inline scripts and styles of the built pages', async ({
  request,
}) => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
  const parts = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join('build', file), 'utf8') }))
    // The host redirects before it would serve these.
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
    .map(({ file, html }) => inlineParts(file, load(html, { scriptingEnabled: false })));
  const scripts = parts.flatMap((part) => part.scripts.map(({ content }) => content));
  const styles = parts.flatMap((part) =>
    [...part.styles, ...part.styleAttributes].map(({ content }) => content),
  );

  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const listed = (directive: string): string[] => {
    const [, sources = ''] = new RegExp(`(?:^|; )${directive} ([^;]*)`).exec(policy) ?? [];
    return sources
      .split(' ')
      .filter((source) => source.startsWith("'sha256-"))
      .sort();
  };
  const hashes = (texts: string[]): string[] => [...new Set(texts.map(hashSource))].sort();
  expect(listed('script-src')).toEqual(hashes(scripts));
  expect(listed('style-src')).toEqual(hashes([...styles, ...Object.values(runtimeStyles)]));
});

test('a page’s headers name its style sheet, and the browser takes that one', async ({ page }) => {
  for (const route of ['/', '/faqs', '/blog/lead-214']) {
    const asked: string[] = [];
    const note = (request: Request): number => asked.push(new URL(request.url()).pathname);
    page.on('request', note);
    const answer = await page.goto(route, { waitUntil: 'load' });
    page.off('request', note);
    const sheet = await page.locator('link[rel=stylesheet]').getAttribute('href');
    expect(answer?.headers()['link']).toBe(`<${sheet}>; rel=preload; as=style`);
    expect(asked.filter((path) => path === sheet).length).toBeLessThanOrEqual(1);
  }
});

test('a drawing that is opened by itself shows, and has nothing of this host', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('token', 'secret'));
  await page.goto('/img/blog/lead-214.svg');
  const seen = await page.evaluate(() => {
    const storage = (): string | null => {
      try {
        return localStorage.getItem('token');
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { width } = document.documentElement.getBoundingClientRect();
    return { origin: self.origin, storage: storage(), isDrawn: width > 100 };
  });
  expect(seen).toEqual({ origin: 'null', storage: 'SecurityError', isDrawn: true });
  expect(refused).toEqual([]);
});
