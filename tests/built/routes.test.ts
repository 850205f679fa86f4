import { existsSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import { siteRedirects } from '../../src/content/redirects';
import { company, laws, people, services } from '../../src/data';
import { expect } from 'vitest';
import { missingPage, routes, routesIn } from '../browser/site';
import { builtPage, test } from './served';

/** Every page of the site, listed by hand: whoever adds or removes a page must confirm it here. */
const PAGES = [
  '/',
  '/services',
  ...Object.values(services).map(({ path }) => path),
  '/why-us',
  '/blog',
  '/blog/radon-mitigation-longevity',
  '/blog/radon-progeny-hidden-risk',
  '/blog/polonium-218',
  '/blog/lead-214',
  '/blog/bismuth-214',
  '/blog/polonium-214',
  '/blog/certified-radon-professionals',
  '/blog/sgm-compliance-home-sales',
  '/blog/test-all-foundation-hvac-zones',
  people['inspector']!.path!,
  people['measurement']!.path!,
  '/faqs',
  '/test-preparation',
  '/radon-laws',
  ...Object.values(laws).map(({ path }) => path),
  '/contact',
  '/agents',
  '/property-managers',
  '/after-your-test',
  '/privacy',
  '/scheduler',
  '/sample-report',
  '/tools',
  '/tools/closed-house',
  '/tools/price',
  '/tools/radon-law',
  '/tools/test-dates',
  '/tools/test-result',
];

const GONE = [
  '/blog/archive',
  '/blog/tags',
  '/blog/authors',
  '/blog/page/2',
  '/docs',
  '/category/laws',
  '/tags',
  '/wp-login.php',
];

const content = (html: CheerioAPI, selector: string): string =>
  html(selector).attr('content')?.trim() ?? '';

test('the site map lists exactly the pages of the site', () => {
  expect([...routes].sort()).toEqual([...PAGES].sort());
});

test.describe('a page', () => {
  for (const path of PAGES) {
    test(`${path} has what browsers, search engines and networks read`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain('text/html');
      const html = load(await response.text());

      expect(html('html').attr('lang')).toBe('en-US');
      expect(html('h1')).toHaveLength(1);
      expect(html('h1').text().trim()).not.toBe('');
      expect(html('main')).toHaveLength(1);

      const title = html('title').text();
      expect(html('title')).toHaveLength(1);
      // The company name appears once, as a suffix or within the title itself.
      expect(title.split(company.name)).toHaveLength(2);
      expect(title.length).toBeGreaterThan(company.name.length);

      const description = content(html, 'meta[name=description]');
      expect(description.length).toBeGreaterThan(50);
      expect(description.length).toBeLessThanOrEqual(160);

      expect(content(html, 'meta[name=keywords]')).toMatch(/\w{3}/);
      expect(content(html, 'meta[name=robots]')).toBe('index, follow');
      expect(content(html, 'meta[name=revisit-after]')).toBe('7 days');
      expect(content(html, 'meta[name=viewport]')).toBe('width=device-width, initial-scale=1.0');

      const address = `${company.url}${path === '/' ? '/' : path}`;
      expect(html('link[rel=canonical]').attr('href')).toBe(address);
      expect(content(html, 'meta[property="og:url"]')).toBe(address);
      expect(content(html, 'meta[property="og:title"]')).toBe(title);
      expect(content(html, 'meta[property="og:description"]')).toBe(description);
      expect(content(html, 'meta[property="og:site_name"]')).toBe(company.name);
      expect(content(html, 'meta[name="twitter:card"]')).toBe('summary_large_image');

      const picture = new URL(content(html, 'meta[property="og:image"]'));
      expect(picture.origin).toBe(new URL(company.url).origin);
      expect(content(html, 'meta[name="twitter:image"]')).toBe(picture.href);
      const image = await request.get(picture.pathname);
      expect([picture.pathname, image.status()]).toEqual([picture.pathname, 200]);
      // Social networks do not show SVG.
      expect(image.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)$/);

      const ids = html('[id]')
        .toArray()
        .map((element) => html(element).attr('id'));
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const kind of ['meta[name]', 'meta[property]']) {
        const names = html(kind)
          .toArray()
          .map((element) => html(element).attr('name') ?? html(element).attr('property'));
        const repeatable = ['theme-color', 'article:tag', 'article:author', 'og:locale:alternate'];
        expect(
          names.filter(
            (name, index) => names.indexOf(name) !== index && !repeatable.includes(name ?? ''),
          ),
        ).toEqual([]);
      }
      for (const script of html('script[type="application/ld+json"]').toArray()) {
        const data = JSON.parse(html(script).text()) as Record<string, unknown>;
        expect(data['@context']).toBe('https://schema.org');
      }
    });
  }
});

test('no two pages share a title or a description', async ({ request }) => {
  const seen = await Promise.all(
    PAGES.map(async (path) => {
      const html = load(await (await request.get(path)).text());
      return [html('title').text(), content(html, 'meta[name=description]')];
    }),
  );
  expect(new Set(seen.map(([title]) => title)).size).toBe(PAGES.length);
  expect(new Set(seen.map(([, description]) => description)).size).toBe(PAGES.length);
});

test('a link to this site leads to a page of this site', async ({ request }) => {
  const broken: string[] = [];
  const ids = new Map<string, Set<string>>();
  const links: [from: string, to: URL][] = [];
  for (const path of [...PAGES, ...routesIn('es'), ...routesIn('pt')]) {
    const html = load(await (await request.get(path)).text());
    ids.set(
      path,
      new Set(
        html('[id]')
          .toArray()
          .map((element) => html(element).attr('id') ?? ''),
      ),
    );
    for (const link of html('a[href]').toArray()) {
      const to = new URL(html(link).attr('href') ?? '', `${company.url}${path}`);
      if (to.origin === new URL(company.url).origin) links.push([path, to]);
    }
  }
  for (const [from, to] of links) {
    const anchors = ids.get(to.pathname);
    const known = anchors ?? (existsSync(`build${to.pathname}`) && new Set<string>());
    const fragment = decodeURIComponent(to.hash.slice(1));
    if (!known || (fragment && !known.has(fragment)))
      broken.push(`${from}: ${to.pathname}${to.hash}`);
  }
  expect(broken.filter((link) => !/: (\/\w\w)?\/search$/.test(link))).toEqual([]);
});

test('a link to call or to write opens no tab, which would stay empty', async ({ request }) => {
  const opened: string[] = [];
  let links = 0;
  for (const path of [...PAGES, ...routesIn('es'), ...routesIn('pt')]) {
    const html = load(await (await request.get(path)).text());
    for (const link of html('a:is([href^="tel:"], [href^="sms:"], [href^="mailto:"])').toArray()) {
      links += 1;
      if (html(link).attr('target') !== undefined)
        opened.push(`${path}: ${html(link).parent().text()}`);
    }
  }
  expect(links).toBeGreaterThan(PAGES.length);
  expect(opened).toEqual([]);
});

test.describe('an address that does not exist', () => {
  for (const path of [missingPage, ...GONE]) {
    test(`${path} answers with the 404 page`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      const html = load(await response.text());
      const main = html('main');
      expect(main.find('h1').text()).toBe('Page Not Found');
      expect(main.text()).toContain('404 Page Not Found');
      expect(main.text()).toContain('Check that the address is spelled correctly.');
      for (const way of ['/', '/services', '/faqs', '/contact']) {
        expect(main.find(`a[href="${way}"]`), way).not.toHaveLength(0);
      }
      expect(
        html('meta[name=robots]')
          .toArray()
          .map((tag) => html(tag).attr('content')),
      ).toEqual(['noindex']);
      // The 404 page is served at every unknown address and has no address of its own.
      expect(html('link[rel=canonical], link[hreflang], meta[property="og:url"]')).toHaveLength(0);
    });
  }
});

test('nothing has an address but pages: neither "index" nor "404" has one', async ({ request }) => {
  for (const base of ['/', '/es/', '/pt/']) {
    for (const name of ['index', '404', 'index/', '404/', '404?a=1']) {
      const response = await request.get(base + name, { maxRedirects: 0 });
      expect([base + name, response.status()]).toEqual([base + name, 404]);
      const html = load(await response.text());
      expect(html('html').attr('lang')?.slice(0, 2)).toBe(base.slice(1, 3) || 'en');
    }
  }
});

test('robots.txt leads to the site map', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toBe(
    `User-agent: *\nAllow: /\n\n${['/', '/es/', '/pt/'].map((base) => `Sitemap: ${company.url}${base}sitemap.xml\n`).join('')}`,
  );
  const map = await (await request.get('/sitemap.xml')).text();
  expect([...map.matchAll(/<loc>/g)]).toHaveLength(PAGES.length);
});

test('security.txt names a contact and ends within a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await response.text();
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? '';
  expect(field('Contact')).toBe(`mailto:${company.email}`);
  expect(field('Canonical')).toBe(`${company.url}/.well-known/security.txt`);
  const days = (Date.parse(field('Expires')) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});

test('an old address is a redirect to a page of the site', () => {
  const redirects = siteRedirects(process.cwd());
  expect(redirects.map(({ from }) => from)).toEqual(
    expect.arrayContaining([
      '/laws',
      '/faq',
      '/book',
      '/schedule',
      '/about',
      '/realtors',
      '/privacy-policy',
    ]),
  );
  for (const { from, to } of redirects) {
    expect(PAGES).toContain(to);
    expect(PAGES).not.toContain(from);
  }
});

test('a phone number and a mailbox open where they stand, and in no new tab', () => {
  const own = ['tel:', 'sms:', 'mailto:'].map((kind) => `a[href^="${kind}"]`).join();
  const pages = PAGES.map((path) => [path, builtPage(path)(own)] as const);
  expect(pages.filter(([, links]) => links.length === 0).map(([path]) => path)).toEqual([]);
  expect(pages.filter(([, links]) => links.is('[target]')).map(([path]) => path)).toEqual([]);
});
