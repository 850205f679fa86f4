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
  '/404',
  '/404.html',
  '/site.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/.netlify/functions/x',
])('%s is the host’s own', (path) => {
  expect(isTaken(path)).toBe(true);
});

it.each([
  '/faq',
  '/laws',
  '/apis',
  '/administration',
  '/es/old',
  '/editors-note',
  '/wp-admin/x.php',
])('%s is free', (path) => {
  expect(isTaken(path)).toBe(false);
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
