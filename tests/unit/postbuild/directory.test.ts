import { expect, test } from 'vitest';
import { printPage } from '../../../src/postbuild/pages';
import { fillDirectory } from '../../../src/postbuild/search/directory';
import { KINDS, kindOf } from '../../../src/search/kinds';
import type { Section } from '../../../src/search/corpus';
import { page } from './support';

const section = (url: string, page: string, heading = page, ...above: string[]): Section => ({
  url,
  page,
  kind: kindOf(url.replace(/#.*/, '')),
  heading,
  above,
  blocks: ['Text.'],
});

const listOf = (kind: string, items = '', quote = ''): string =>
  `<ul data-search-directory=${quote}${kind}${quote}>${items}</ul>`;
const whole = (lists: readonly string[]): string => `<head></head><body>${lists.join('')}</body>`;

test('the search page lists every question, and every other page once, in its language', () => {
  const fill = fillDirectory([
    section('/faqs', 'Questions'),
    section('/faqs#cost', 'Questions', 'Cost'),
    section('/faqs#price', 'Questions', 'What is it?', 'Cost'),
    section('/faqs#more', 'Questions', 'More', 'Cost', 'What is it?'),
    section('/laws/a', 'A & <B>'),
    section('/laws/a#sales', 'A & <B>', 'Sales'),
    // Its title is followed directly by a heading.
    section('/laws/b#sales', 'B', 'Sales'),
    section('/laws/b#rentals', 'B', 'Rentals'),
    section('/', 'Home'),
  ]);
  const html = whole(KINDS.map((kind) => listOf(kind, '', kind === 'law' ? '"' : '')));
  const item = (href: string, text: string): string => `<li><a href=${href}>${text}</a></li>`;
  const items: Record<string, string> = {
    faq: item('/es/faqs#price', 'What is it?'),
    law: item('/es/laws/a', 'A &amp; &lt;B>') + item('/es/laws/b', 'B'),
    page: item('/es/', 'Home'),
  };
  expect(printPage(fill(page(html, 'search.html', '/es/')))).toBe(
    whole(KINDS.map((kind) => listOf(kind, items[kind], kind === 'law' ? '"' : ''))),
  );
});

test('a search page that lacks a list stops the build', () => {
  const html = whole(KINDS.slice(1).map((kind) => listOf(kind)));
  expect(() => fillDirectory([])(page(html, 'search.html'))).toThrow(
    `search.html: expected <ul data-search-directory="${KINDS[0]}">`,
  );
});
