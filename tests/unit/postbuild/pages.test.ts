import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { headElement } from '../../../src/postbuild/head';
import {
  pageNames,
  printPage,
  readFinished,
  readPage,
  UnreadablePage,
  writePage,
} from '../../../src/postbuild/pages';
import { page } from './support';

describe('which files are pages', () => {
  it.each([
    ['/', ['/', '/faqs', '/laws/rockville', '/404.html']],
    ['/es/', ['/es/', '/es/faqs', '/es/laws/rockville', '/es/404.html']],
  ])('below %s the routes say', (base, routes) => {
    expect(pageNames(base, routes)).toEqual([
      { base, name: '404.html', path: '/404' },
      { base, name: 'faqs.html', path: '/faqs' },
      { base, name: 'index.html', path: '/' },
      { base, name: 'laws/rockville.html', path: '/laws/rockville' },
    ]);
  });

  it('a route without a file stops the build in words', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'pages-'));
    const name = { base: '/', name: 'laws/rockville.html', path: '/laws/rockville' };
    await expect(readPage(outDir, name)).rejects.toThrow(
      'Docusaurus has a route for /laws/rockville but wrote no file laws/rockville.html',
    );
  });
});

test.each([
  [
    'minified',
    '<!doctype html><html lang=en><head><meta charset=UTF-8><title>A</title></head><body><p>B</body>',
  ],
  [
    'plain',
    '<!DOCTYPE html>\n<html>\n  <head >\n <meta charset="UTF-8" />\n<!-- x -->\n<script>a<b && "</p>"</script> </head>\n  <body>\n</body></html>\n',
  ],
  ['empty', '<head></head>'],
])('a page that nobody edits is printed byte for byte: %s', (_, html) => {
  expect(printPage(page(html))).toBe(html);
});

test.each([
  ['<title>A</title><p>B'],
  ['<head><title>A</title><p>text ends a head</p></head><body></body>'],
])('a page without a whole head is named: %s', (html) => {
  expect(() => page(html, 'laws/rockville.html', '/es/')).toThrow(UnreadablePage);
  expect(() => page(html, 'laws/rockville.html', '/es/')).toThrow(
    'The built page /es/laws/rockville.html: expected <head> and </head>',
  );
});

test('edits of head and body are printed together, and written in place of the page', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(outDir, 'faqs.html'), '<head><title>A</title></head><p>one</p><p>two</p>');
  const read = await readPage(outDir, { base: '/', name: 'faqs.html', path: '/faqs' });
  const two = read.html.indexOf('two');
  const one = read.html.indexOf('one');
  const written = await writePage(outDir, {
    ...read,
    head: [...read.head, headElement('meta', { name: 'a', content: 'b "c" & d' })],
    changes: [
      { start: two, end: two + 3, text: '2' },
      { start: one, end: one, text: 'n' },
    ],
  });
  const expected =
    '<head><title>A</title><meta name=a content="b &quot;c&quot; &amp; d"></head><p>none</p><p>2</p>';
  expect(await readFinished(written)).toBe(expected);
  expect(await readFile(join(outDir, 'faqs.html'), 'utf8')).toBe(expected);
});
