import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../../src/data';
import { ALL_LOCALES, inEach } from '../../../src/languages/all-locales';
import { LOCALES } from '../../../src/languages/locales';
import { ISLAND_SCRIPTS } from '../../../src/lib/island-scripts';
import { finishSite } from '../../../src/postbuild';
import { pageNames } from '../../../src/postbuild/pages';
import type { Corpus, Knowledge } from '../../../src/search/corpus';
import { KINDS } from '../../../src/search/kinds';

const KNOWLEDGE: Knowledge = {
  asked: [],
  glossary: [],
  places: { jurisdictions: {}, places: {}, intents: { sale: [], rental: [], law: [], visit: [] } },
  levels: { consider: 2, action: 4, urgent: 8, bqPerPci: 37 },
  zips: [],
  price: '$165',
  synonyms: inEach(() => ({})),
  elsewhere: inEach(() => []),
};

const BASES = { en: '/', es: '/es/' } as const;
/** The pages of the test's site. */
const PATHS = ['/', '/search', '/laws/oaks', '/contact'];
/** A page that has no Spanish translation. */
const MISSING = '/laws/oaks';

const TITLES = { en: 'What it costs', es: 'Cuánto cuesta' } as const;

/** Returns a page as Docusaurus writes it. */
function htmlOf(language: keyof typeof BASES, path: string): string {
  const alternates = [...ALL_LOCALES.map((one) => LOCALES[one].htmlLang), 'x-default'].map(
    (lang) => `<link data-rh=true rel=alternate href=https://a.example${path} hreflang=${lang}>`,
  );
  const lists = KINDS.map((kind) => `<ul data-search-directory=${kind}></ul>`).join('');
  const text =
    path === '/search'
      ? lists
      : `<h1>Page ${path}</h1><p>Lead.</p><h2>${TITLES[language]}</h2><p>${language} words.</p><a href=sms:?body=a>Text</a>`;
  return (
    `<!doctype html><html lang=${LOCALES[language].htmlLang}><head><meta charset=UTF-8>` +
    `<title data-rh=true>Page ${path}</title><meta name=description content=About>` +
    `<link data-rh=true rel=canonical href=https://a.example${BASES[language]}>${alternates.join('')}` +
    '<meta property=og:image content=/default.png><meta name=twitter:image content=/default.png>' +
    '<link rel=stylesheet href=/assets/css/styles.css></head><body>' +
    '<svg style="display: none;"></svg><script>theme()</script>' +
    `<div id=__docusaurus><main data-search-body>${text}</main></div></body></html>`
  );
}

let folder: string;
const outDirOf = (language: keyof typeof BASES): string => join(folder, 'build', BASES[language]);

/** Writes a site in one language, as Docusaurus does, and finishes it. */
async function finished(language: keyof typeof BASES): Promise<void> {
  const [outDir, base] = [outDirOf(language), BASES[language]];
  const routes = PATHS.map((path) => base + path.replace(/#.*$/, '').slice(1));
  const files = {
    'assets/css/styles.css': 'p{top:0}',
    'assets/fonts/letters.woff2': '',
    'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    [ISLAND_SCRIPTS]: '{}',
    ...Object.fromEntries(
      pageNames(base, routes).map(({ name, path }) => [name, htmlOf(language, path)]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(outDir, name)), { recursive: true });
    await writeFile(join(outDir, name), text);
  }
  await finishSite(
    {
      outDir,
      base,
      language,
      routes,
      bases: Object.values(BASES),
      promise: ['Trust us.'],
      redirects: [{ from: '/old', to: '/contact' }],
      cacheDir: join(folder, 'cache'),
      missing: { es: [MISSING] },
    },
    KNOWLEDGE,
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'finished-site-'));
  await finished('en');
  await finished('es');
});
afterAll(() => rm(folder, { recursive: true }));

const read = (language: keyof typeof BASES, name: string): Promise<string> =>
  readFile(join(outDirOf(language), name), 'utf8');
const pageAt = async (language: keyof typeof BASES, path: string): Promise<CheerioAPI> =>
  load(await read(language, `${path.slice(1)}.html`));

describe('a finished page', () => {
  it.each([
    ['en', '/contact', true],
    ['en', MISSING, true],
    ['es', '/contact', true],
    ['es', MISSING, false],
    ['es', '/search', false],
    ['en', '/404', false],
  ] as const)(
    'of %s at %s has a Markdown form that it names: %j',
    async (language, path, isThere) => {
      const $ = await pageAt(language, path);
      const form = `${BASES[language]}${path.slice(1)}.md`;
      expect($('link[type="text/markdown"]').attr('href')).toBe(isThere ? form : undefined);
      expect(existsSync(join(folder, 'build', form))).toBe(isThere);
    },
  );

  it('that stands in English for a translation names what the English page has', async () => {
    const $ = await pageAt('es', MISSING);
    const picture = '/img/social/laws-oaks.png';
    expect($('meta[property="og:image"]').attr('content')).toBe(company.url + picture);
    expect($('meta[name="twitter:image"]').attr('content')).toBe(company.url + picture);
    expect(existsSync(join(outDirOf('en'), picture))).toBe(true);
    expect(existsSync(join(outDirOf('es'), picture))).toBe(false);
    expect($('link[rel=canonical]').attr('href')).toBe(`https://a.example${MISSING}`);
  });

  it('that is translated has a picture of its own, and the ids of the English headings', async () => {
    const $ = await pageAt('es', '/contact');
    const picture = '/es/img/social/contact.png';
    expect($('meta[property="og:image"]').attr('content')).toBe(company.url + picture);
    expect(existsSync(join(folder, 'build', picture))).toBe(true);
    expect($('h2').attr('id')).toBe('what-it-costs');
    expect($('h2').text()).toBe(TITLES.es);
  });
});

describe('every finished page', () => {
  it('has what is urgent first, and nothing that nobody reads', async () => {
    const $ = await pageAt('es', '/contact');
    const head = $('head').children().toArray().slice(0, 3);
    expect(head.map((one) => $.html(one))).toEqual([
      '<meta charset="UTF-8">',
      expect.stringContaining('href="/es/assets/fonts/letters.woff2"'),
      '<style>p{top:0}</style>',
    ]);
    expect($('svg, [data-rh], body > script').length).toBe(0);
    expect($('body > link[rel=stylesheet]').length).toBe(1);
    expect(await read('es', 'contact.html')).toContain('href="sms:?body=a"');
  });

  it('has an address, but for the one at unknown addresses', async () => {
    expect((await pageAt('en', '/contact'))('link[rel=canonical]').length).toBe(1);
    expect((await pageAt('en', '/404'))('link[rel=canonical]').length).toBe(0);
  });

  it('is listed on the search page of its language, if it is in that language', async () => {
    const listed = async (language: keyof typeof BASES): Promise<(string | undefined)[]> => {
      const $ = await pageAt(language, '/search');
      return $('ul a')
        .toArray()
        .map((link) => $(link).attr('href'));
    };
    expect(await listed('en')).toEqual(expect.arrayContaining([MISSING, '/contact']));
    const spanish = await listed('es');
    expect(spanish).toContain('/es/contact');
    expect(spanish).not.toContain(`/es${MISSING}`);
  });
});

describe('what is made of all pages', () => {
  it('is searched in the language of the pages alone', async () => {
    const urls = async (language: keyof typeof BASES): Promise<string[]> => {
      const { sections } = JSON.parse(await read(language, 'search-index/main.json')) as Corpus;
      return sections.map(({ url }) => url);
    };
    expect(await urls('en')).toEqual(
      expect.arrayContaining(['/contact#what-it-costs', `${MISSING}#what-it-costs`]),
    );
    const spanish = await urls('es');
    expect(spanish).toContain('/contact#what-it-costs');
    expect(spanish.filter((url) => url.startsWith(MISSING))).toEqual([]);
  });

  it('is told at the root, of all languages', async () => {
    expect(await read('en', '_headers')).toContain('\n/es/contact\n');
    expect(await read('en', '_redirects')).toMatch(
      /\/es\/old \/es\/contact 301!\n(?:.*\n)*\/es\/\* \/es\/404\.html 404/,
    );
    expect(await read('en', 'robots.txt')).toContain(`${company.url}/es/sitemap.xml`);
    const llms = await read('en', 'llms.txt');
    expect(llms).toContain(`(${company.url}/es/contact.md)`);
    expect(llms).toContain(`(${company.url}${MISSING}.md)`);
    expect(llms).not.toContain(`/es${MISSING}.md`);
  });
});
