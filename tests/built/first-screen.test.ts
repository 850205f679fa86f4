import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { BEFORE } from '../../scripts/bench/budgets';
import { hashSource } from '../../src/postbuild/headers/policy';
import { routes, routesIn } from '../browser/site';
import { builtPage } from './served';

const PAGES = [...routes, ...routesIn('es'), ...routesIn('pt'), '/404', '/es/404', '/pt/404'];

test('every page can be painted before its style sheet, which comes behind its text', () => {
  const policy = readFileSync('build/_headers', 'utf8');
  for (const path of PAGES) {
    const html = builtPage(path);
    const style = html('style').text();
    const size = brotliCompressSync(style).length;
    expect.soft([path, size <= BEFORE.firstScreen], `${size} bytes`).toEqual([path, true]);
    expect.soft([path, policy.includes(hashSource(style))]).toEqual([path, true]);
    expect.soft([path, html('head > style').length]).toEqual([path, 1]);
    expect.soft([path, html('link[rel=stylesheet]').length]).toEqual([path, 1]);
    expect.soft([path, html('body > :last-child').attr('rel')]).toEqual([path, 'stylesheet']);
  }
});

test('nothing makes a browser fetch the sheet ahead of the page', () => {
  expect(readFileSync('build/_headers', 'utf8')).not.toMatch(/^\s*Link:/m);
  for (const path of PAGES) {
    expect(builtPage(path)('link[rel=preload][as=style]').length).toBe(0);
  }
});
