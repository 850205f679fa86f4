import { expect, test } from 'vitest';
import { dropStockTheme } from '../../../../src/postbuild/edits/stock-theme';
import { edited } from '../support';

const SPRITE = '<svg style="display: none;"><defs><symbol id=out></symbol></defs></svg>';
const THEME = '<script>document.documentElement.dataset.theme</script>';
const app = (html: string): string => `<div id=__docusaurus>${html}</div>`;
const whole = (body: string): string => `<head></head><body>${body}</body>`;

test('the sprite and the script go, the page and what follows stay', () => {
  const after = '<script>late()</script>';
  expect(edited(dropStockTheme, whole(`${SPRITE}\n${THEME}\n${app('<p>A</p>')}${after}`))).toBe(
    whole(app('<p>A</p>') + after),
  );
});

test.each([
  ['no sprite', THEME + app(''), 'there is "script"'],
  ['no script', SPRITE + app(''), 'there is "svg"'],
  ['neither', app(''), 'there is ""'],
  ['a sprite that is seen', `<svg></svg>${THEME}${app('')}`, 'there is "another svg script"'],
  ['a script with an address', `${SPRITE}<script src=/a.js></script>${app('')}`, 'another script'],
  ['something else', `${SPRITE}${THEME}<p>Note</p>${app('')}`, 'there is "svg script p"'],
  ['a comment', `${SPRITE}<!-- a -->${THEME}${app('')}`, 'there is "svg comment script"'],
  ['no page', `${SPRITE}${THEME}<div></div>`, '<div id="__docusaurus">'],
  ['an icon of the sprite', SPRITE + THEME + app('<svg><use href="#out"/></svg>'), 'but for #out'],
])('a page with %s stops the build', (_, body, sentence) => {
  expect(() => edited(dropStockTheme, whole(body))).toThrow(sentence);
});

test('a page whose <body> is not written out stops the build', () => {
  const html = `<head></head>${SPRITE}${THEME}${app('')}`;
  expect(() => edited(dropStockTheme, html)).toThrow('faqs.html: expected a <body> tag');
});
