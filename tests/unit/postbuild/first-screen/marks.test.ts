import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { marksOf } from '../../../../src/postbuild/first-screen/marks';

const marks = (html: string): string[] => [...marksOf(load(html))].sort();

test('tags, every class and ids of all that is seen', () => {
  expect(
    marks('<html class="docs-wrapper x"><body><main id=content><p class=" a  b ">One</p></main>'),
  ).toEqual(['#content', '.a', '.b', '.docs-wrapper', '.x', 'body', 'html', 'main', 'p']);
});

test('what is folded is one tap away, what a script opens is not', () => {
  expect(
    marks(
      '<details><summary>Menu</summary><ul class=menu></ul></details><dialog class=search><form></form></dialog>' +
        '<script class=s></script><template><b></b></template>',
    ),
  ).toEqual(['.menu', 'body', 'details', 'html', 'summary', 'ul']);
});

test('what a drawing reads by itself', () => {
  expect(marks('<svg><path stroke="var(--on-hue)" fill=none /></svg>')).toContain('--on-hue');
});
