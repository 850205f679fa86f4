import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { load } from 'cheerio';
import { startHost, type Host } from '../../../scripts/host';
import { company } from '../../../src/data';
import { expect, test } from '../fixtures';

const BASE = '/xx/';

/** One API answers for all languages. */
const SHARED = ['/api/contact'];
/** What the company itself is called by, in every language. */
const COMPANY_IDS = [company.url, `${company.url}/#business`];

let folder: string;
let host: Host;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), 'locale-'));
  await promisify(execFile)(
    process.execPath,
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'build',
      '--config',
      join(__dirname, 'docusaurus.config.ts'),
      '--out-dir',
      join(folder, 'build'),
    ],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        // Beside the files of the site's own build, which the other tests are about.
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'node_modules/.cache/pseudo-locale',
      },
    },
  );
  host = await startHost({
    buildDir: join(folder, 'build'),
    stateDir: join(folder, 'state'),
    env: { RESEND_API_KEY: undefined, CONTACT_MAILBOX: join(folder, 'mailbox') },
  });
});

test.afterAll(async () => {
  await host?.close();
  await rm(folder, { recursive: true, force: true });
});

const read = (name: string): Promise<string> => readFile(join(folder, 'build', name), 'utf8');

/** Every page of the second language, by its file. */
async function pages(): Promise<[name: string, html: string][]> {
  const names = await readdir(join(folder, 'build/xx'), { recursive: true });
  const html = names.filter((name) => name.endsWith('.html') && !/\/index\.html$/.test(name));
  return Promise.all(html.map(async (name) => [name, await read(`xx/${name}`)]));
}

/** Addresses that a page names, wherever it does, without those that say which other languages there are. */
function addresses(html: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  $('link[rel=alternate][hreflang]').remove();
  const named = ['href', 'src', 'action', 'poster', 'content', 'data-src', 'data-srcset', 'srcset'];
  const attributes = $('*')
    .toArray()
    .flatMap((element) => named.map((name) => $(element).attr(name) ?? ''))
    .flatMap((value) => value.split(/,?\s+/));
  const templates = $('template')
    .toArray()
    .flatMap((element) => addresses($(element).html() ?? ''));
  const data = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap(
      (element) =>
        $(element)
          .text()
          .match(/https:[^"]+/g) ?? [],
    );
  return [...attributes, ...templates, ...data];
}

test('every address of every page lies below the base of its language', async () => {
  const all = await pages();
  expect(all.length).toBeGreaterThan(20);
  const wrong = all.flatMap(([name, html]) =>
    addresses(html)
      .filter((address) => !SHARED.includes(address) && !COMPANY_IDS.includes(address))
      .filter(
        (address) =>
          (/^\/(?!\/)/.test(address) && !address.startsWith(BASE)) ||
          (address.startsWith(`${company.url}/`) && !address.startsWith(company.url + BASE)),
      )
      .map((address) => `${name}: ${address}`),
  );
  expect(wrong).toEqual([]);
});

test('the files around the pages know the language', async () => {
  const sitemap = [...(await read('xx/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(
    ([, loc]) => loc,
  );
  expect(sitemap.length).toBeGreaterThan(20);
  expect(sitemap.filter((loc) => !loc?.startsWith(company.url + BASE))).toEqual([]);
  expect(sitemap.filter((loc) => loc?.endsWith('/search'))).toEqual([]);

  const manifest = JSON.parse(await read('xx/site.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe(BASE);
  expect(manifest.icons.filter(({ src }) => !src.startsWith(BASE))).toEqual([]);

  const [css = ''] = (await readdir(join(folder, 'build/xx/assets/css'))).filter((name) =>
    name.endsWith('.css'),
  );
  const fonts = (await read(`xx/assets/css/${css}`)).match(/url\(([^)]+)\)/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => /\(["']?\/(?!xx\/)/.test(url))).toEqual([]);
});

test('what the host reads stands at the root alone, for all languages', async () => {
  for (const name of ['_headers', '_redirects', 'robots.txt', '.well-known/security.txt']) {
    expect(existsSync(join(folder, 'build', name)), name).toBe(true);
    expect(existsSync(join(folder, 'build/xx', name)), `xx/${name}`).toBe(false);
  }
  expect(await read('robots.txt')).toContain(`Sitemap: ${company.url}/xx/sitemap.xml`);

  const asset = (await read('xx/contact.html')).match(/\/xx\/assets\/js\/main\.\w+\.js/)?.[0];
  const script = await fetch(`${host.url}${asset}`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  const page = await fetch(`${host.url}/xx/laws/rockville`);
  expect(page.headers.get('link')).toMatch(/<\/xx\/assets\/css\/styles\.\w+\.css>/);

  const old = await fetch(`${host.url}/xx/faq`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/xx/faqs']);
  const missing = await fetch(`${host.url}/xx/nothing-here`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('lang=en-XX');
});

test('a visitor stays in the language', async ({ page }) => {
  await page.goto(`${host.url}/xx/laws/rockville`);
  await expect(page.locator('header a[data-active]')).toHaveAttribute('href', '/xx/radon-laws');
  await page.locator('header a[href="/xx/contact"]').first().click();
  await expect(page).toHaveURL(`${host.url}/xx/contact`);
  await expect(page.locator('form button[role=combobox]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Words or a question' }).fill('rockville');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/xx\//);
  await page.getByRole('combobox', { name: 'Words or a question' }).press('Enter');
  await expect(page).toHaveURL(`${host.url}/xx/search?q=rockville`);
  await page.locator('main ol ul a').first().click();
  await expect(page).toHaveURL(/\/xx\/laws\/rockville|\/xx\//);
});
