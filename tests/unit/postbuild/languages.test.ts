import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { headingIdsInEnglish, allLanguages, removeShared } from '../../../src/postbuild/languages';
import { rootOf, type Site } from '../../../src/postbuild/site';
import { pageNames, readPage, writePage, type FinishedPage } from '../../../src/postbuild/pages';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'));
});

const site = (base: string): Site => ({
  outDir: join(folder, 'build', base),
  base,
  language: 'en',
  routes: [base, `${base}faqs`],
  bases: ['/', '/es/', '/pt/'],
  promise: [],
  redirects: [],
  cacheDir: join(folder, 'cache'),
  missing: {},
});

const NOTHING = { scripts: [], styles: [], styleAttributes: [] };

/** Builds and finishes the pages of a language, and returns the paths of the pages that its headers cover. */
async function build(one: Site): Promise<string[]> {
  await mkdir(one.outDir, { recursive: true });
  const own: FinishedPage[] = [];
  for (const name of pageNames(one.base, one.routes)) {
    await writeFile(join(one.outDir, name.name), `<head></head>${one.base}`);
    own.push(await writePage(one.outDir, await readPage(one.outDir, name)));
  }
  const all = await allLanguages(one, {
    pages: own,
    inline: { ...NOTHING, refused: [one.base] },
    listed: [],
  });
  for (const { pages, inline } of all) expect(inline.refused).toEqual([pages[0]?.base]);
  return all.flatMap(({ pages }) => pages.map(({ base, name }) => base + name));
}

const NAMES = ['404.html', 'faqs.html', 'index.html'];
const of = (...bases: string[]): string[] =>
  bases.flatMap((base) => NAMES.map((name) => base + name));

describe('the pages of all languages', () => {
  it('are those finished so far, in the order of the languages', async () => {
    expect(await build(site('/'))).toEqual(of('/'));
    expect(await build(site('/pt/'))).toEqual(of('/', '/pt/'));
    expect(await build(site('/es/'))).toEqual(of('/', '/es/', '/pt/'));
  });

  it('are those of one language that is built by itself, at the root of its own folder', async () => {
    await build(site('/'));
    const alone = { ...site('/'), outDir: join(folder, 'other'), bases: ['/', '/', '/'] };
    expect(await build(alone)).toEqual(of('/'));
  });
});

it('another language has its own pictures for social networks, and those of English for the rest', async () => {
  for (const language of ['en', 'es'] as const) {
    const own = { ...site(language === 'en' ? '/' : '/es/'), language };
    for (const place of ['img/social', 'img/blog', 'videos'])
      await mkdir(join(own.outDir, place), { recursive: true });
    await removeShared(own);
    const left = await readdir(own.outDir, { recursive: true });
    expect(left.filter((name) => /^(img|videos)/.test(name)).sort()).toEqual(
      language === 'en' ? ['img', 'img/blog', 'img/social', 'videos'] : ['img', 'img/social'],
    );
  }
});

it('headings of another language have the ids of English ones, which are made anew each time', async () => {
  const [english, spanish] = [site('/'), { ...site('/es/'), language: 'es' as const }];
  await mkdir(english.cacheDir, { recursive: true });
  await (await headingIdsInEnglish(english)).keep(new Map([['/faqs', ['what-is-it']]]));
  expect((await headingIdsInEnglish(spanish)).of('/faqs')).toEqual(['what-is-it']);
  expect((await headingIdsInEnglish(english)).of('/faqs')).toBeUndefined();
});

describe('the root of the site', () => {
  it.each([
    ['/', 'build'],
    ['/es/', 'build'],
  ])('of the language at %s is %s', (base, root) => {
    expect(rootOf(site(base))).toBe(join(folder, root, base === '/' ? '/' : ''));
  });
});
