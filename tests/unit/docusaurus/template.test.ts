import { createRequire } from 'node:module';
import type React from 'react';
import type ReactDOM from 'react-dom/server';
import type { HtmlTags, LoadContext, Plugin } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { hintFont } from '../../../src/postbuild/edits/font-hint';
import { nameSocialPicture, titleOf } from '../../../src/postbuild/edits/social-picture';
import { dropStockTheme } from '../../../src/postbuild/edits/stock-theme';
import { dropUnreadMarks } from '../../../src/postbuild/edits/unread-marks';
import { putUrgentFirst } from '../../../src/postbuild/edits/urgent-first';
import { parsePage, printPage } from '../../../src/postbuild/pages';

/*
 * Checks what the steps after the build rely on in the installed Docusaurus: its template, its theme and its head
 * manager. If an update fails here, read the failure's message first: the edit that it names must be adapted.
 */

const core = createRequire(require.resolve('@docusaurus/core/package.json'));

interface Template {
  compileSSGTemplate: (template: string) => Promise<(data: object) => string>;
}
interface HtmlTagsModule {
  loadHtmlTags: (params: { plugins: Plugin[]; router: string }) => Record<string, string>;
}
type HelmetContext = Record<
  'helmet',
  Record<'title' | 'meta' | 'link', { toString: () => string }>
>;

/** Returns the tags of a page's head as the head manager prints them. */
function headTags(): string[] {
  const { createElement, Fragment } = core('react') as typeof React;
  const { renderToStaticMarkup } = core('react-dom/server') as typeof ReactDOM;
  const { Helmet, HelmetProvider } = core('react-helmet-async') as Record<string, 'div'>;
  const context = {} as HelmetContext;
  renderToStaticMarkup(
    createElement(
      HelmetProvider ?? Fragment,
      { context } as object,
      createElement(
        Helmet ?? Fragment,
        null,
        createElement('title', null, 'A & B'),
        createElement('meta', { property: 'og:image', content: 'https://a.example/default.png' }),
        createElement('meta', { name: 'twitter:image', content: 'https://a.example/default.png' }),
        createElement('meta', { name: 'docusaurus_tag', content: 'x' }),
      ),
    ),
  );
  const { title, meta } = context.helmet;
  return [title.toString(), meta.toString()];
}

/** Returns the tags that the theme adds to every page, as Docusaurus prints them. */
function themeTags(): Record<string, string> {
  const theme = core('@docusaurus/theme-classic') as {
    default: (context: Partial<LoadContext>, options: object) => Plugin;
  };
  const context = {
    i18n: { currentLocale: 'en', localeConfigs: { en: { direction: 'ltr' } } },
    siteStorage: { type: 'localStorage', namespace: '' },
    siteConfig: {
      themeConfig: {
        colorMode: { disableSwitch: true, respectPrefersColorScheme: true, defaultMode: 'light' },
        prism: { additionalLanguages: [] },
      },
    },
  } as unknown as Partial<LoadContext>;
  const plugin = theme.default(context, { customCss: [] });
  const { loadHtmlTags } = core('./lib/server/htmlTags.js') as HtmlTagsModule;
  const own: HtmlTags = [{ tagName: 'script', innerHTML: 'inline()' }];
  return loadHtmlTags({
    plugins: [plugin, { name: 'own', injectHtmlTags: () => ({ headTags: own }) }],
    router: 'browser',
  });
}

/** Renders a page with the installed template. */
async function installedPage(): Promise<string> {
  const { compileSSGTemplate } = core('./lib/ssg/ssgTemplate.js') as Template;
  const { default: source } = core('./lib/ssg/ssgTemplate.html.js') as { default: string };
  const render = await compileSSGTemplate(source);
  return render({
    ...themeTags(),
    appHtml: '<p>App</p>',
    baseUrl: '/es/',
    htmlAttributes: 'lang="es"',
    bodyAttributes: '',
    metaAttributes: headTags(),
    scripts: ['assets/js/main.js'],
    stylesheets: ['assets/css/styles.css'],
    noIndex: false,
    version: '0',
  });
}

const NAME = { base: '/es/', name: 'faqs.html', path: '/faqs' };
const PICTURE = { url: 'https://a.example/own.png', width: 1, height: 1, alt: 'A & B' };

describe('a page of the installed Docusaurus', () => {
  it('has all that the edits look for, and comes out as they promise', async () => {
    const read = parsePage(NAME, await installedPage());
    expect(printPage(read)).toBe(read.html);
    expect(titleOf(read)).toBe('A & B');
    const edits = [
      dropStockTheme,
      dropUnreadMarks,
      nameSocialPicture(PICTURE),
      hintFont('/es/assets/fonts/f.woff2'),
      putUrgentFirst,
    ];
    const html = printPage(edits.reduce((page, edit) => edit(page), read));
    const order = [
      '<meta charset="UTF-8">',
      '<script>inline()</script>',
      '<link rel=preload href=/es/assets/fonts/f.woff2',
      '<link rel="stylesheet" href="/es/assets/css/styles.css"',
      '<title>A &amp; B</title>',
      `<meta property=og:image content=${PICTURE.url}>`,
      `<meta name=twitter:image content=${PICTURE.url}>`,
      '<script src="/es/assets/js/main.js" defer></script>',
      '</head>',
      '<div id="__docusaurus"><p>App</p></div>',
    ];
    const places = order.map((part) => html.indexOf(part));
    expect(places.filter((place) => place < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(html).not.toMatch(/data-rh|docusaurus_tag|default\.png|display: none|data-theme/);
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it('hides its sprite and runs its script inline: what is dropped is what was meant', () => {
    expect(themeTags()['preBodyTags']).toMatch(
      /^<svg style="display: none;">[^]*<\/svg>\s*<script>[^]*data-theme[^]*<\/script>$/,
    );
  });
});
