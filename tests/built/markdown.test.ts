import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isText } from 'domhandler';
import { expect } from 'vitest';
import { company } from '../../src/data';
import { TOOLS } from '../../src/tools/tools';
import { routes, routesIn } from '../browser/site';
import { builtPage, test } from './served';

const ALL = [...routes, ...['es', 'pt'].flatMap(routesIn)];

/** Returns the address of the page's Markdown form, from its `<link rel="alternate">`. */
const formOf = (route: string): string =>
  builtPage(route)('link[rel=alternate][type="text/markdown"]').attr('href') ?? '';

const textOf = (route: string): string => readFileSync(join('build', formOf(route)), 'utf8');

/** Elements that the Markdown form leaves out: controls, hidden or decorative parts, and what needs a script. */
const NOT_TOLD = '.no-print, [hidden], [popover], form, nav, template, noscript';

/** Keeps letters, digits, `$` and `%` only, so that texts with different markup compare equal. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}$%]+/gu, '');

test('every page of the site map has a Markdown form, and no other page', () => {
  expect(ALL.length).toBe(3 * routes.length);
  const forms = ALL.map(formOf).sort();
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
  expect(forms).toEqual(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file) => `/${file}`)
      .sort(),
  );
  expect(forms).toContain('/index.md');
  expect(forms).toContain('/es/laws/rockville.md');
});

test('a host sends them as Markdown, and search engines keep to the pages', async ({ request }) => {
  for (const path of ['/index.md', '/laws/rockville.md', '/pt/faqs.md']) {
    const { status, ...headers } = await request
      .get(path)
      .then((answer) => ({ ...answer.headers(), status: answer.status() }));
    expect([path, status]).toEqual([path, 200]);
    expect(headers).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
  }
  expect((await request.get('/laws/rockville')).headers()).not.toHaveProperty('x-robots-tag');
  for (const path of ['/404.md', '/search.md', '/no-such-page.md']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('a Markdown form begins with the page to quote, its day and its heading', () => {
  for (const route of ALL) {
    const $ = builtPage(route);
    const [, top = '', text = ''] = textOf(route).split(/^---\n/m);
    expect(top, route).toContain(`url: ${$('link[rel=canonical]').attr('href')}\n`);
    expect(top, route).toContain(`language: ${$('html').attr('lang')}\n`);
    expect(top, route).toMatch(/^published: \d{4}-\d\d-\d\d$/m);
    expect(bare(text.split('\n')[1] ?? ''), route).toBe(bare($('h1').text()));
    expect(text.match(/^# /gm), route).toHaveLength(1);
  }
});

test('all that a page tells in tables, lists of facts and headings stands in its Markdown form', () => {
  let told = 0;
  for (const route of ALL) {
    const $ = builtPage(route);
    $(`${NOT_TOLD}, [aria-hidden=true]`).remove();
    const text = bare(textOf(route).replace(/\]\(\S*?\)/g, ']'));
    const parts = $('main').find('td, th, caption, dt, main li > p, h3, h4, [data-provenance]');
    for (const part of parts.toArray()) {
      if ($(part).closest('[data-island]').length > 0) continue;
      expect(text, `${route}: ${$(part).text()}`).toContain(bare($(part).text()));
      told++;
    }
  }
  expect(told).toBeGreaterThan(1000);
});

test('figures of law and prices are those of the page, none more and none less', () => {
  const figures = (text: string): string[] =>
    [
      ...new Set(
        text.replace(/\s+/g, ' ').match(/\$\d[\d,.]*\d|\d+\.\d pCi\/L|\d+ (?:years?|days?)\b/g),
      ),
    ].sort();
  const withFigures = /^\/(laws\/|radon-laws|contact|services|faqs)/;
  for (const route of routes.filter((one) => withFigures.test(one))) {
    const $ = builtPage(route);
    $(NOT_TOLD).remove();
    const texts = $('main *').contents().toArray().filter(isText);
    const page = figures(texts.map(({ data }) => data).join(' '));
    const [, , told = ''] = textOf(route).split(/^---\n/m);
    expect(figures(told), route).toEqual(page);
  }
});

test('a drawing keeps its name, and nothing of HTML is left', () => {
  expect(textOf('/')).toMatch(/^\*Drawing of a house.*\*$/m);
  for (const route of ALL) {
    const text = textOf(route).replace(/`[^`]*`/g, '');
    expect(text.match(/<\/?[a-z!][^@]*?>|<!--|\]\(\/|\]\(#|data:image/g), route).toBeNull();
  }
});

test('the parameters that are named for a tool are those it reads', () => {
  for (const base of ['', '/es', '/pt'])
    for (const { path, questions } of Object.values(TOOLS)) {
      const text = textOf(base + path);
      const asked = questions();
      const names = Object.keys(asked);
      const [, template = ''] = /^`(.*\{\?.*)`$/m.exec(text) ?? [];
      const [address, listed = ''] = template.split('{?');
      expect(address).toBe(company.url + base + path);
      expect(listed.replace('}', '').split(',').sort()).toEqual([...names].sort());
      for (const name of names) {
        const [line = ''] = new RegExp(`^- \`${name}\`: .*$`, 'm').exec(text) ?? [];
        for (const option of asked[name]!.options) expect(line, name).toContain(`\`${option}\``);
        expect(line, name).toMatch(/: \S.{3}/);
      }
    }
});

test('llms.txt lists every Markdown form once, and tools with their parameters', async ({
  request,
}) => {
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain; charset=utf-8$/i);
  const text = await answer.text();
  expect(text).toMatch(new RegExp(`^# ${company.name}\n\n> \\S`));
  expect(text).toContain(company.phone.display);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, url = '']) => url);
  expect(links.map((url) => url.replace(company.url, '')).sort()).toEqual(ALL.map(formOf).sort());
  for (const url of links) expect(existsSync(join('build', new URL(url).pathname)), url).toBe(true);
  for (const { path } of Object.values(TOOLS)) {
    expect(text).toMatch(new RegExp(`\`${company.url}${path}\\{\\?[\\w,]+\\}\``));
  }
});
