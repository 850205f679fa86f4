import { expect, test } from 'vitest';
import { render } from './render';

test('a link to an address that an article had before leads to the article', async () => {
  expect(await render('[How long it lasts](/blog/radon-mitigation-lifetime#what-wears-out)')).toBe(
    '<p><a href="/blog/radon-mitigation-longevity#what-wears-out">How long it lasts</a></p>',
  );
});
