import { expect, test } from 'vitest';
import { nameMarkdownForm } from '../../../../src/postbuild/edits/markdown-form';
import { printPage } from '../../../../src/postbuild/pages';
import { page } from '../support';

test.each([
  ['/', 'index.html', '/index.md'],
  ['/es/', 'laws/rockville.html', '/es/laws/rockville.md'],
])('of the page %s%s is %s', (base, name, href) => {
  const html = '<head><title>A</title></head><body></body>';
  expect(printPage(nameMarkdownForm(page(html, name, base)))).toBe(
    `<head><title>A</title><link rel=alternate type=text/markdown href=${href}></head><body></body>`,
  );
});
