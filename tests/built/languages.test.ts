import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import { isTag, isText, type AnyNode } from 'domhandler';
import { expect } from 'vitest';
import { company } from '../../src/data';
import type { Corpus, Later } from '../../src/search/corpus';
import { FILES, FOLDER } from '../../src/search/file';
import { whole } from '../../src/search/load';
import { routes, routesIn } from '../browser/site';
import { builtPage, test } from './served';

const OTHERS = ['es', 'pt'] as const;

function headOf(path: string): { canonical: string; alternates: Record<string, string> } {
  const $ = builtPage(path);
  const alternates = $('link[rel=alternate][hreflang]')
    .toArray()
    .map(({ attribs }) => [attribs['hreflang'] ?? '', attribs['href'] ?? ''] as const);
  return {
    canonical: $('link[rel=canonical]').attr('href') ?? '',
    alternates: Object.fromEntries(alternates),
  };
}

test('each page names itself and its other languages, and they name it', () => {
  const file = (url: string): string => {
    const path = url.slice(company.url.length);
    return ['', '/', '/es', '/es/', '/pt', '/pt/'].includes(path)
      ? `${path.replace(/\/$/, '')}/index`
      : path;
  };
  const all = [...routes, ...OTHERS.flatMap(routesIn)];
  expect(all.length).toBe(3 * routes.length);
  for (const route of all) {
    const { canonical, alternates } = headOf(file(company.url + route));
    expect(canonical.replace(/\/$/, ''), route).toBe((company.url + route).replace(/\/$/, ''));
    expect(Object.keys(alternates).sort(), route).toEqual(['en-US', 'es-US', 'pt-BR', 'x-default']);
    expect(alternates['x-default'], route).toBe(alternates['en-US']);
    for (const [language, url] of Object.entries(alternates)) {
      expect(headOf(file(url)).alternates, `${route} in ${language}`).toEqual(alternates);
    }
  }
});

test('each part of a page has one name in all languages, by which the search knows what is asked about it', () => {
  const parts = (locale: string): string[] => {
    const read = (name: string): unknown =>
      JSON.parse(readFileSync(join('build', locale, FOLDER, name), 'utf8'));
    const { sections } = whole(read(FILES.main) as Corpus, read(FILES.later) as Later);
    return sections.map(({ url }) => url).sort();
  };
  expect(parts('').length).toBeGreaterThan(routes.length);
  for (const locale of OTHERS) expect(parts(locale), locale).toEqual(parts(''));
});

test('each page has pictures of its language for networks', () => {
  for (const locale of OTHERS) {
    for (const route of routesIn(locale)) {
      const html = readFileSync(
        join('build', `${/^\/\w\w\/?$/.test(route) ? `${locale}/index` : route}.html`),
        'utf8',
      );
      const named = [...html.matchAll(/https:[^"' >]+\/img\/social\/[^"' >]+\.png/g)].map(
        ([url]) => url,
      );
      expect(named.length, route).toBeGreaterThan(1);
      for (const url of named) {
        const file = url.slice(company.url.length);
        expect(file, route).toMatch(RegExp(`^/${locale}/img/social/`));
        expect(existsSync(join('build', file)), file).toBe(true);
      }
    }
  }
});

/** Words and letters of Spanish and Portuguese that English does not have. */
const FOREIGN =
  /[ñãõ¿¡]|\b(?:el|las|una|uma|para|prueba|pruebas|ventanas|español|português|você|não|segundo|mismas)\b/iu;

/** Attributes that screen readers announce, or that are shown as text. */
const READ = ['alt', 'title', 'aria-label', 'placeholder'];

/**
 * Returns the page's visible texts and the attributes in {@link READ}, except within elements that have their own
 * `lang`.
 */
function textsInEnglish($: CheerioAPI): string[] {
  const texts: string[] = [];
  const read = (node: AnyNode, isMarked: boolean): void => {
    if (isText(node) && !isMarked) texts.push(node.data);
    if (!isTag(node)) return;
    const { name, attribs } = node;
    if (['script', 'style', 'head'].includes(name)) return;
    isMarked ||= 'lang' in attribs && name !== 'html';
    if (!isMarked) texts.push(...READ.map((attribute) => attribs[attribute] ?? ''));
    // The video player is in a template until a visitor asks for it.
    const children =
      name === 'template'
        ? load($(node).html() ?? '', null, false).root()[0]!.children
        : node.children;
    children.forEach((child) => read(child, isMarked));
  };
  $.root()
    .children()
    .toArray()
    .forEach((node) => read(node, false));
  return texts.filter((text) => text.trim() !== '');
}

test('a screen reader is told of every part in Spanish or Portuguese', () => {
  const unmarked: string[] = [];
  let read = 0;
  for (const route of [...routes, '/search', '/404']) {
    const texts = textsInEnglish(builtPage(route));
    read += texts.length;
    unmarked.push(
      ...texts.filter((text) => FOREIGN.test(text)).map((text) => `${route}: ${text.trim()}`),
    );
  }
  expect(unmarked).toEqual([]);
  expect(read).toBeGreaterThan(routes.length * 50);
});
