import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTaken, withoutLanguage } from '../../../src/content/check/own-addresses';
import { EDITOR } from '../../../src/editor/build';
import { FOLDER as SEARCH } from '../../../src/search/file';
import { loadFunctions } from '../../../scripts/host/functions';

it('no old address can be where a function, the editor, the search or an upload answers', async () => {
  const functions = (await loadFunctions('netlify/functions')).flatMap(({ paths }) => paths);
  expect(functions).toContain('/api/contact');
  const folders = readdirSync('static').map((name) => `/${name}/x`);
  for (const path of [...functions, ...folders, `/${EDITOR}/editor.js`, `/${SEARCH}`]) {
    expect(isTaken(path), path).toBe(true);
    expect(isTaken(`/es${path}`), path).toBe(true);
  }
});

it.each([
  ['/404', true],
  ['/404.html', true],
  ['/site.webmanifest', true],
  ['/robots.txt', true],
  ['/sitemap.xml', true],
  ['/.well-known/security.txt', true],
  ['/.netlify/functions/x', true],
  ['/faq', false],
  ['/laws', false],
  ['/apis', false],
  ['/administration', false],
  ['/es/old', false],
  ['/editors-note', false],
  ['/wp-admin/x.php', false],
])('whether %s is taken: %s', (path, taken) => {
  expect(isTaken(path)).toBe(taken);
});

it('an address is the same page in every language', () => {
  expect(['/es/faqs', '/pt', '/faqs', '/especially', '/en/faqs'].map(withoutLanguage)).toEqual([
    '/faqs',
    '/',
    '/faqs',
    '/especially',
    '/en/faqs',
  ]);
});
