import { describe, expect, it } from 'vitest';
import { pageNames, type PageName } from '../../../src/postbuild/pages';
import { redirectsOf, type RedirectLine } from '../../../src/postbuild/redirects';

const PAGES = pageNames('/', ['/', '/faqs']);
const rules = (lines: RedirectLine[], pages: readonly PageName[] = PAGES): string[] =>
  redirectsOf(lines, pages)
    .split('\n')
    .filter((line) => line.startsWith('/') && !line.endsWith(' 404!'));

describe('_redirects', () => {
  it('answers 301 ahead of the client redirect of the same path', () => {
    const lines = rules([
      { from: '/faq', to: '/faqs' },
      { from: '/questions', to: '/faqs#what-is-radon' },
      { from: '/home', to: '/' },
    ]);
    expect(lines).toEqual([
      '/faq /faqs 301!',
      '/questions /faqs#what-is-radon 301!',
      '/home / 301!',
    ]);
  });

  it('has every line in every language, whose unknown addresses come last', () => {
    const pages = [...PAGES, ...pageNames('/es/', ['/es/', '/es/faqs'])];
    expect(
      rules(
        [
          { from: '/faq', to: '/faqs#a' },
          { from: '/home', to: '/' },
        ],
        pages,
      ),
    ).toEqual([
      '/faq /faqs#a 301!',
      '/home / 301!',
      '/es/faq /es/faqs#a 301!',
      '/es/home /es/ 301!',
      '/es/* /es/404.html 404',
    ]);
    expect(() =>
      rules([{ from: '/faq', to: '/faqs' }], [...PAGES, ...pageNames('/es/', [])]),
    ).toThrow('"/faqs" is no page');
  });

  it('answers 404 at the names of files that are no addresses of pages, in every language', () => {
    const pages = [...PAGES, ...pageNames('/es/', ['/es/'])];
    expect(redirectsOf([], pages).match(/.* 404!$/gm)).toEqual([
      '/404 /404.html 404!',
      '/index /404.html 404!',
      '/es/404 /es/404.html 404!',
      '/es/index /es/404.html 404!',
    ]);
  });

  it.each([
    ['https://evil.example/', 'must be a path of this site'],
    ['//evil.example', 'must be a path of this site'],
    ['/\\evil.example', 'must be a path of this site'],
    ['/:splat', 'must be a path of this site'],
    ['/faqs 200', 'must be a path of this site'],
    ['/../faqs', 'must be a path of this site'],
    ['/nowhere', 'no page of this site'],
  ])('never leads to %s', (to, message) => {
    expect(() => rules([{ from: '/faq', to }])).toThrow(message);
  });

  it.each(['faq', '/*', '/a b', '/faq#top'])('does not start from %s', (from) => {
    expect(() => rules([{ from, to: '/faqs' }])).toThrow(`"from": "${from}"`);
  });

  it('names every wrong line at once', () => {
    const lines = [
      { from: '/a', to: '/one' },
      { from: '/b', to: '/two' },
    ];
    expect(() => rules(lines)).toThrow(/redirects\.json:\n.*"\/one".*\n.*"\/two"/);
  });
});
