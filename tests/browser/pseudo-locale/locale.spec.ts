import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { company } from '../../../src/data';
import { LOCALES } from '../../../src/languages/locales';
import { expect, test } from '../fixtures';
import { startOwnHost, type OwnHost } from '../own-host';
import { buildPseudoSite, ENGLISH_ONLY, LOCALE } from './build';
import { contactTests } from './contact';
import { namesIn } from './names';
import { pseudo } from './pseudo';
import { unmarkedTexts } from './unmarked';

const BASE = `/${LOCALE}/`;

/** Addresses that all languages share at the root: the contact API, pictures without words, and films. */
const SHARED = /^(?:https:\/\/[^/]+)?\/(?:api\/contact$|img\/(?!social\/)|videos\/)/;
/** Identifiers of the company, the same in every language. */
const COMPANY_IDS = [company.url, `${company.url}/#business`];

let build: string;
let host: OwnHost;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  build = await buildPseudoSite(join(__dirname, '../../..'));
  host = await startOwnHost({ buildDir: build });
});

test.afterAll(async () => {
  await host?.close();
});

const read = (name: string): Promise<string> => readFile(join(build, name), 'utf8');

/**
 * Reads every translated page of the language.
 *
 * @returns pairs of the file's name and its HTML
 */
async function pages(): Promise<[name: string, html: string][]> {
  const names = await readdir(join(build, LOCALE), { recursive: true });
  const html = names.filter(
    (name) =>
      name.endsWith('.html') &&
      !/\/index\.html$/.test(name) &&
      name !== `${ENGLISH_ONLY.slice(1)}.html`,
  );
  return Promise.all(html.map(async (name) => [name, await read(`${LOCALE}/${name}`)]));
}

/** Returns the addresses in a page's attributes, templates and structured data, except links to its other languages. */
function addresses(html: string): string[] {
  const $ = load(html, { scriptingEnabled: false });
  $('link[rel=alternate][hreflang], [data-languages]').remove();
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
      .filter((address) => !SHARED.test(address) && !COMPANY_IDS.includes(address))
      // A link to another language has `hreflang`.
      .filter((address) => !html.includes(`href=${address} hreflang=`))
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
  const sitemap = [...(await read('es/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(
    ([, loc]) => loc,
  );
  expect(sitemap.length).toBeGreaterThan(20);
  expect(sitemap.filter((loc) => !loc?.startsWith(company.url + BASE))).toEqual([]);
  expect(sitemap.filter((loc) => loc?.endsWith('/search'))).toEqual([]);

  const manifest = JSON.parse(await read('es/site.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe(BASE);
  expect(manifest.icons.filter(({ src }) => !src.startsWith('/img/'))).toEqual([]);
  expect(await readdir(join(build, LOCALE, 'img'))).toEqual(['social']);
  expect(existsSync(join(build, LOCALE, 'videos'))).toBe(false);

  const [style = ''] = /<style>.*?<\/style>/s.exec(await read('es/contact.html')) ?? [];
  const fonts = style.match(/url\(([^)]+)\)/g) ?? [];
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => /\(["']?\/(?!es\/)/.test(url))).toEqual([]);
});

test('what the host reads stands at the root alone, for all languages', async () => {
  for (const name of ['_headers', '_redirects', 'robots.txt', '.well-known/security.txt']) {
    expect(existsSync(join(build, name)), name).toBe(true);
    expect(existsSync(join(build, LOCALE, name)), `es/${name}`).toBe(false);
  }
  expect(await read('robots.txt')).toContain(`Sitemap: ${company.url}/es/sitemap.xml`);

  const asset = (await read('es/contact.html')).match(/\/es\/assets\/js\/main\.\w+\.js/)?.[0];
  const script = await fetch(`${host.url}${asset}`);
  expect(script.headers.get('cache-control')).toContain('immutable');
  const page = await fetch(`${host.url}/es/laws/rockville`);
  expect(await page.text()).toMatch(
    /<link rel=stylesheet href=\/es\/assets\/css\/styles\.\w+\.css/,
  );

  const old = await fetch(`${host.url}/es/faq`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/es/faqs']);
  const missing = await fetch(`${host.url}/es/nothing-here`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('lang=es-US');
});

test('a visitor stays in the language', async ({ page }) => {
  await page.goto(`${host.url}/es/laws/rockville`);
  await expect(page.locator('header a[data-active]')).toHaveAttribute('href', '/es/radon-laws');
  await page.locator('header a[href="/es/contact"]').first().click();
  await expect(page).toHaveURL(`${host.url}/es/contact`);
  await expect(page.locator('form button[role=combobox]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: pseudo('Words or a question') }).fill('rockville');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/es\//);
  await page.getByRole('combobox', { name: pseudo('Words or a question') }).press('Enter');
  await expect(page).toHaveURL(`${host.url}/es/search?q=rockville`);
  await page.locator('main ol ul a').first().click();
  await expect(page).toHaveURL(/\/es\/laws\/rockville|\/es\//);
});

/**
 * Texts that are English in every language: the names of Docusaurus's feeds, authors, the certifying program, and
 * places.
 */
const STILL_ENGLISH: readonly (readonly [page: RegExp, text: RegExp])[] = [
  [/./, / (RSS|Atom) Feed$| Team$|^National Radon Proficiency Program$/],
  [/^tools\/radon-law\.html$/, /\b(Maryland outside|Virginia)\b/],
  // A town has the same name in every language.
  [/^laws\/montgomery-rental\.html$/, /Garrett Park, Laytonsville/],
  // The scheduler's host, and the names of the companies that host the site and send its mail.
  [/^privacy\.html$/, / book\.\S+\.example\. |Netlify|Resend/],
];

test('no text of a page is left in English', async () => {
  const names = namesIn(LOCALES[LOCALE].htmlLang);
  const all = await pages();
  expect(all.length).toBeGreaterThan(20);
  const unmarked = all.flatMap(([name, html]) =>
    unmarkedTexts(html, names)
      .filter(
        ({ text }) => !STILL_ENGLISH.some(([page, words]) => page.test(name) && words.test(text)),
      )
      .map(({ place, text }) => `${name}: ${place}: ${text}`),
  );
  expect(unmarked).toEqual([]);
});

test('a part of a text has one name in all languages', async () => {
  const idsOf = async (name: string): Promise<string[]> => {
    const $ = load(await read(name));
    return $('article [id]:is(h2, h3), article details[id]')
      .toArray()
      .map(({ attribs }) => attribs['id'] ?? '');
  };
  for (const name of ['faqs.html', 'laws/rockville.html', 'blog/bismuth-214.html']) {
    const ids = await idsOf(name);
    expect(ids.length, name).toBeGreaterThan(2);
    expect(await idsOf(`${LOCALE}/${name}`), name).toEqual(ids);
  }
});

test.describe('the contact form', () => contactTests(() => host));

test('a page that the language lacks is there in English, says so, and is found as the English page alone', async ({
  page,
}) => {
  await page.goto(`${host.url}/${LOCALE}${ENGLISH_ONLY}`);
  const text = page.locator('#content');
  await expect(text).toHaveAttribute('lang', 'en-US');
  await expect(text).toContainText('These words are English.');
  const notice = page.getByText(pseudo('This page is not in your language yet.'));
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    company.url + ENGLISH_ONLY,
  );
  await expect(page.locator('link[hreflang]')).toHaveCount(0);

  const address = `${company.url}/${LOCALE}${ENGLISH_ONLY}`;
  expect(await read('es/sitemap.xml')).not.toContain(address);
  expect(await read('sitemap.xml')).toContain(company.url + ENGLISH_ONLY);
  expect(await read('es/search-index/main.json')).not.toContain(ENGLISH_ONLY);
  expect(await read('search-index/main.json')).toContain(ENGLISH_ONLY);

  await page.goto(`${host.url}${ENGLISH_ONLY}`);
  await expect(page.locator(`link[hreflang="${LOCALES[LOCALE].htmlLang}"]`)).toHaveCount(0);
  await expect(page.locator('[data-offer]')).toHaveCount(0);
  await expect(page.locator('#content')).not.toHaveAttribute('lang');
});
