import { expect, test } from 'vitest';
import { addHeadingIds } from '../../../../src/postbuild/edits/heading-ids';
import { printPage, UnreadablePage } from '../../../../src/postbuild/pages';
import { edited, page } from '../support';

const whole = (body: string): string => `<head></head><body>${body}</body>`;

test('searched headings without an id get one of their words, and nothing else changes', () => {
  const html = whole(
    '<h2>Menu</h2><main data-search-body><h2 class=a>What is it?</h2><h3 id=own>Own</h3><h3>What is it?</h3><nav><h2>On this page</h2></nav></main>',
  );
  expect(edited(addHeadingIds, html)).toBe(
    html
      .replace('<h2 class=a>', '<h2 id=what-is-it class=a>')
      .replace('<h3>What', '<h3 id=what-is-it-2>What'),
  );
});

test('headings of another language get the ids of English ones, unless there are more or fewer of them', () => {
  const html = whole('<main data-search-body><h2>Precio</h2><h3>Plazo</h3></main>');
  const ids = (...englishIds: string[]): string[] =>
    printPage(addHeadingIds({ ...page(html, 'faqs.html', '/es/'), englishIds })).match(
      /(?<= id=)[\w-]+/g,
    ) ?? [];
  expect(ids('price', 'how-long')).toEqual(['price', 'how-long']);
  expect(ids('price')).toEqual(['precio', 'plazo']);
});

test('a heading that stands nowhere in the text stops the build', () => {
  const read = page(whole('<main data-search-body><h2>A</h2></main>'));
  read.$('h2').get(0)!.sourceCodeLocation = undefined;
  expect(() => addHeadingIds(read)).toThrow(UnreadablePage);
  expect(() => addHeadingIds(read)).toThrow('faqs.html: expected <h2> of "a" to stand in the text');
});
