import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
// @ts-expect-error -- a loader of the bundler is plain JavaScript
import loader from '../../../src/plugins/served-pages/client-maps-loader.js';

const FILES = {
  'routes.js': `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  { path: '/bio', component: ComponentCreator('/bio', '8cb'), exact: true },
  { path: '/blog/a', component: ComponentCreator('/blog/a', '111'), exact: true },
  { path: '/', component: ComponentCreator('/', '1b4'), routes: [
    { path: '/faqs', component: ComponentCreator('/faqs', 'b82'), exact: true },
  ] },
];`,
  'registry.js': `export default {
  "c1": [() => import(/* webpackChunkName: "c1" */ "@site/bio.tsx"), "@site/bio.tsx", require.resolveWeak("@site/bio.tsx")],
  "c2": [() => import(/* webpackChunkName: "c2" */ "@site/blog/a.md"), "@site/blog/a.md", require.resolveWeak("@site/blog/a.md")],
};`,
  'routesChunkNames.json': JSON.stringify({
    '/bio-8cb': { __comp: 'c1' },
    '/blog/a-111': { __comp: 'c2', content: 'c2' },
    '/faqs-b82': { __comp: 'c2' },
    '/-1b4': { __comp: 'c2' },
  }),
};

interface Context {
  context: string;
  resourcePath: string;
  getOptions: () => { paths: string[]; patterns: string[] };
}
const clientMaps = loader as (this: Context, source: string) => string;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maps-'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

function load(name: keyof typeof FILES, source = FILES[name]): string {
  const options = { paths: ['/blog/a', '/faqs'], patterns: ['/blog/:article', '/faqs'] };
  return clientMaps.call(
    { context: folder, resourcePath: join(folder, name), getOptions: () => options },
    source,
  );
}

test('the browser gets one route for all served pages and its own routes for the others', () => {
  const routes = load('routes.js');
  expect(routes).toContain('"/blog/:article","/faqs"');
  expect(routes).toContain('"/bio"');
  expect(routes).not.toContain('/blog/a"');
  expect(routes).not.toContain('1b4');
});

test('what served pages are made of is not in its registry', () => {
  expect(load('registry.js')).toContain('bio.tsx');
  expect(load('registry.js')).not.toContain('a.md');
  expect(Object.keys(JSON.parse(load('routesChunkNames.json')) as object)).toEqual([
    '/bio-8cb',
    '/served-page',
  ]);
});

test('a new form of the generated modules is told', () => {
  expect(() => load('registry.js', 'export default new Map()')).toThrow(
    'Adapt src/plugins/served-pages/client-maps-loader.js',
  );
});
