import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, host, site } from './fixture';

describe('addresses of pages', () => {
  it.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/faqs.html', 200, '<h1>FAQs</h1>'],
    ['/faqs', 200, '<h1>FAQs</h1>'],
    ['/faqs?from=mail', 200, '<h1>FAQs</h1>'],
    ['/%66aqs', 200, '<h1>FAQs</h1>'],
    ['/folder/', 200, '<h1>Folder</h1>'],
    ['/both', 200, '<h1>Both, page</h1>'],
    ['/.well-known/security.txt', 200, 'Contact:'],
    ['/nowhere', 404, '<h1>404</h1>'],
    ['/folder/nowhere/', 404, '<h1>404</h1>'],
    ['/_headers', 404, '<h1>404</h1>'],
    ['/_redirects', 404, '<h1>404</h1>'],
    ['//_headers', 404, '<h1>404</h1>'],
    ['/folder/..%2f_headers', 404, '<h1>404</h1>'],
    ['/.env', 404, '<h1>404</h1>'],
    ['/folder/.hidden', 404, '<h1>404</h1>'],
    ['/.well-known/.hidden', 404, '<h1>404</h1>'],
    ['/%E0%A4%A', 400, 'cannot be read'],
  ])('%s answers %i', async (path, status, text) => {
    const { url } = await host(site);
    const answer = await ask(url, path);
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toContain(text);
  });

  it.each([
    ['/faqs/', 301, '/faqs'],
    ['/faqs/?a=1', 301, '/faqs?a=1'],
    ['/folder', 301, '/folder/'],
    ['/both/', 301, '/both'],
    ['/old', 301, '/faqs'],
    ['/old/?a=1', 301, '/faqs?a=1'],
    ['/gone?a=1', 301, '/faqs?a=1#radon'],
    ['/news/2025/may/one', 302, '/blog/2025/may/one'],
  ])('%s answers %i to %s', async (path, status, location) => {
    const { url } = await host(site);
    const answer = await ask(url, path);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  it('serves a page where a redirect that is not forced has the same path', async () => {
    const { url } = await host(site);
    const answer = await ask(url, '/kept');
    expect([answer.status, answer.body.toString()]).toEqual([200, site['build/kept.html']]);
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/folder/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/%00secret.txt',
    '//../secret.txt',
    '/..%2fbuild2%2fsecret.txt',
    '/%2e%2e/build2/secret.txt',
  ])('%s does not leave the built site', async (path) => {
    const { url } = await host(site);
    const answer = await ask(url, path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.toString()).not.toContain('not published');
  });

  it.each([
    ['//evil.example/folder', undefined],
    ['//evil.example/%2e%2e%2ffolder', '/folder/'],
    ['//evil.example/..%2ffaqs/', '/faqs'],
    ['//faqs/', '/faqs'],
    ['///folder', '/folder/'],
    ['//old', '/faqs'],
    ['/news/2025//evil.example', '/blog/2025/evil.example'],
  ])('%s never redirects to another host', async (path, location) => {
    const { url } = await host(site);
    expect((await ask(url, path)).headers.location).toBe(location);
  });

  it('answers an unknown address with the page that a rule names for it', async () => {
    const { url } = await host({
      ...site,
      'build/es/404.html': '<h1>404, es</h1>',
      'build/es/faqs.html': '<h1>FAQs, es</h1>',
      'build/_redirects': '/es/faq /es/faqs 301!\n/es/* /es/404.html 404',
    });
    const answers = await Promise.all(
      ['/es/nowhere?a=1', '/es/faqs', '/es/faq', '/nowhere'].map((path) => ask(url, path)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      [404, '<h1>404, es</h1>'],
      [200, '<h1>FAQs, es</h1>'],
      [301, 'Redirecting to /es/faqs\n'],
      [404, '<h1>404</h1>'],
    ]);
  });

  it('hides a page at whose address a rule forces status 404', async () => {
    const { url } = await host({ ...site, 'build/_redirects': '/faqs /404.html 404!' });
    const answers = await Promise.all(
      ['/faqs', '/faqs/', '/faqs?a=1', '/'].map((path) => ask(url, path)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual([
      ...Array.from({ length: 3 }, () => [404, '<h1>404</h1>']),
      [200, '<h1>Home</h1>'],
    ]);
  });

  it.each(['/es/* /es/:splat 200', '/es/* https://a.example/ 404'])(
    'does not start with the rule "%s"',
    async (rule) => {
      await expect(host({ ...site, 'build/_redirects': rule })).rejects.toThrow('/es/*');
    },
  );

  it('refuses other methods with the ones it knows', async () => {
    const { url } = await host(site);
    const answer = await ask(url, '/faqs', { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('headers', () => {
  it('sets those of _headers on pages and on the 404 page', async () => {
    const { url } = await host(site);
    for (const path of ['/faqs', '/film.mp4', '/nowhere']) {
      expect((await ask(url, path)).headers['x-frame-options']).toBe('DENY');
    }
  });

  it('lets browsers keep hashed assets and ask again for pages', async () => {
    const { url } = await host(site);
    const cache = async (path: string): Promise<string | undefined> =>
      (await ask(url, path)).headers['cache-control'];
    expect(await cache('/assets/app.1234.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/faqs')).toBe('public, max-age=0, must-revalidate');
  });

  it('reads rules of netlify.toml too', async () => {
    const config = '[[headers]]\nfor = "/faqs"\n[headers.values]\nX-Test = "toml"\n';
    const { url } = await host({ ...site, 'netlify.toml': config });
    expect((await ask(url, '/faqs')).headers['x-test']).toBe('toml');
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/app.1234.js', 'text/javascript; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/search.wasm', 'application/wasm'],
    ['/film.mp4', 'video/mp4'],
  ])('gives %s the type %s', async (path, type) => {
    const { url } = await host(site);
    expect((await ask(url, path)).headers['content-type']).toBe(type);
  });
});

describe('a type in _headers', () => {
  it.each(['/faqs', '/film.mp4'])('wins over the one of the file: %s', async (path) => {
    const { url } = await host({
      ...site,
      'build/_headers': `${path}\n  Content-Type: application/speculationrules+json`,
    });
    const answer = await ask(url, path);
    expect(answer.headers['content-type']).toBe('application/speculationrules+json');
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('answers "%s" with %s', async (accepted, encoding, decode) => {
    const { url } = await host(site);
    const answer = await ask(url, '/faqs', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decode(answer.body).toString()).toBe(site['build/faqs.html']);
  });

  it('leaves films as they are', async () => {
    const { url } = await host(site);
    const answer = await ask(url, '/film.mp4', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toEqual(site['build/film.mp4']);
  });

  it('notices that a file has changed', async () => {
    const { url, root } = await host(site);
    await ask(url, '/faqs');
    await writeFile(join(root, 'build/faqs.html'), 'new text');
    expect((await ask(url, '/faqs')).body.toString()).toBe('new text');
  });
});

describe('what a browser already has', () => {
  it.each(['/faqs', '/film.mp4'])('answers 304 for %s', async (path) => {
    const { url } = await host(site);
    const { etag } = (await ask(url, path)).headers;
    const again = await ask(url, path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await ask(url, path, { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('is sent the 404 page again, never 304', async () => {
    const { url } = await host(site);
    const { etag } = (await ask(url, '/nowhere')).headers;
    const again = await ask(url, '/nowhere', { headers: { 'if-none-match': String(etag) } });
    expect([again.status, again.body.toString()]).toEqual([404, '<h1>404</h1>']);
  });

  it('keeps the encodings of a page apart', async () => {
    const { url } = await host(site);
    const { etag } = (await ask(url, '/faqs', { headers: { 'accept-encoding': 'br' } })).headers;
    const gzip = { 'accept-encoding': 'gzip', 'if-none-match': String(etag) };
    expect((await ask(url, '/faqs', { headers: gzip })).status).toBe(200);
  });

  it('sends a part of a film', async () => {
    const { url } = await host(site);
    const answer = await ask(url, '/film.mp4', { headers: { range: 'bytes=10-19' } });
    expect(answer.status).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 10-19/1000');
    expect([...answer.body]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('answers 416 beyond the end of a film', async () => {
    const { url } = await host(site);
    const answer = await ask(url, '/film.mp4', { headers: { range: 'bytes=5000-' } });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */1000']);
  });

  it.each(['/faqs', '/film.mp4', '/nowhere'])(
    'answers HEAD of %s like GET, without a body',
    async (path) => {
      const { url } = await host(site);
      const [get, head] = [await ask(url, path), await ask(url, path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.headers['content-length']).toBe(String(get.body.length));
      expect(head.body.length).toBe(0);
    },
  );
});
