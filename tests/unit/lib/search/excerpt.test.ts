import { expect, test } from 'vitest';
import { excerpt, wordsOf, type Piece } from '../../../../src/lib/search/excerpt';
import { nearest } from '../../../../src/lib/search/spelling';

const show = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');
const text = wordsOf(`Heading here ${'filler '.repeat(40)}radon gas rises end above`);

test('an excerpt begins a few words before the first match and marks them', () => {
  expect(show(excerpt(text, new Set([42, 43]), 2, 1))).toMatch(
    /^… (filler )+\[radon gas\] rises end$/,
  );
});

test('without a match in the text, an excerpt is its beginning, without the heading', () => {
  expect(show(excerpt(text, new Set([0]), 2, 1))).toMatch(/^filler (filler ?)+ …$/);
});

test('a slip of the finger is near its word, a number has none near it', () => {
  const words = new Set(['rockville', 'radon', '2622']);
  expect(nearest('rockvile', words)).toEqual(['rockville']);
  expect(nearest('rdaon', words)).toEqual(['radon']);
  expect(nearest('2621', words)).toEqual([]);
});
