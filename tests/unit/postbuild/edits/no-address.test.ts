import { expect, test } from 'vitest';
import { dropAddressOf404 } from '../../../../src/postbuild/edits/no-address';
import { printPage } from '../../../../src/postbuild/pages';
import { edited, page } from '../support';

const HEAD =
  '<head><title>A</title><link rel=canonical href=/404.html><link rel=alternate hreflang=es-US href=/es/404.html>' +
  '<meta property="og:url" content=/404.html><meta property="og:type" content=website><link rel=alternate type=application/rss+xml href=/rss.xml></head>';

test('the 404 page has no address, in no language; its feeds stay', () => {
  expect(printPage(dropAddressOf404(page(HEAD, '404.html', '/es/')))).toBe(
    '<head><title>A</title><meta property="og:type" content=website><link rel=alternate type=application/rss+xml href=/rss.xml></head>',
  );
});

test('any other page keeps its own', () => {
  expect(edited(dropAddressOf404, HEAD)).toBe(HEAD);
});

test('a 404 page without an address stops the build', () => {
  expect(() => dropAddressOf404(page('<head><title>A</title></head>', '404.html'))).toThrow(
    '404.html: expected a canonical address in the head',
  );
});
