import { expect, test } from 'vitest';
import { hintFont } from '../../../../src/postbuild/edits/font-hint';
import { edited } from '../support';

const edit = hintFont('/es/assets/fonts/f.woff2');

test.each(['<link rel=stylesheet href=/s.css />', '<link href="/s.css" rel="stylesheet">'])(
  'the hint stands before %s',
  (sheet) => {
    expect(edited(edit, `<head><title>A</title>${sheet}${sheet}</head>`)).toBe(
      `<head><title>A</title><link rel=preload href=/es/assets/fonts/f.woff2 as=font type=font/woff2 crossorigin>${sheet}${sheet}</head>`,
    );
  },
);

test('a page without a style sheet stops the build', () => {
  expect(() => edited(edit, '<head><link rel=icon href=/a.png></head>')).toThrow(
    'faqs.html: expected a <link rel="stylesheet"> in the head',
  );
});
