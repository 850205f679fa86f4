import { expect, test } from 'vitest';
import { KIND_COUNT, kindOf, samples } from '../../../../src/postbuild/first-screen/kinds';

const ALIKE = [
  ['/'],
  ['/services', '/services/radon-air'],
  ['/blog', '/blog/a', '/blog/tags/b'],
  ['/laws/a', '/laws/b'],
  ['/tools', '/tools/a'],
  ['/faqs', '/test-preparation', '/radon-laws'],
  ['/contact', '/scheduler', '/search'],
  ['/why-us', '/404', '/about/laws/', '/faqs/a', '/contact/b'],
];
const numberOf = (path: string): number => kindOf({ path });

test('pages that share a layout are of one kind, and others are not', () => {
  const kinds = ALIKE.map((paths) => new Set(paths.map(numberOf)));
  expect(kinds.map(({ size }) => size)).toEqual(ALIKE.map(() => 1));
  expect(new Set(kinds.flatMap((kind) => [...kind])).size).toBe(KIND_COUNT);
});

test('of many pages of a kind the first are read, of few all, each with its kind', () => {
  const articles = Array.from({ length: 200 }, (_, n) => ({ path: `/blog/${n}` }));
  const laws = [{ path: '/laws/a' }, { path: '/laws/b' }];
  const read = samples([...articles, ...laws]);
  expect([...read.keys()].sort()).toEqual([numberOf('/blog'), numberOf('/laws/a')].sort());
  expect(read.get(numberOf('/laws/a'))).toEqual(laws);
  const some = read.get(numberOf('/blog')) ?? [];
  expect(some).toEqual(articles.slice(0, some.length));
  expect(some.length).toBeGreaterThan(10);
  expect(some.length).toBeLessThan(100);
});
