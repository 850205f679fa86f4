import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect } from 'vitest';
import { siteRedirects } from '../../src/content/redirects';
import { inlineParts } from '../../src/postbuild/headers/inline-parts';
import { hashSource } from '../../src/postbuild/headers/policy';
import { runtimeStyles } from '../../src/postbuild/headers/runtime-styles';
import { routes } from '../browser/site';
import { test } from './served';

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
  for (const { from, to } of siteRedirects(process.cwd())) {
    const answer = await request.get(`${from}?utm=card`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${to}?utm=card`]);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  }
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
    // The host redirects these addresses, so it never serves the files.
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
