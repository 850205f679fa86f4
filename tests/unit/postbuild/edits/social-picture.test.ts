import { describe, expect, test } from 'vitest';
import { nameSocialPicture, titleOf } from '../../../../src/postbuild/edits/social-picture';
import { edited, page } from '../support';

const OG = '<meta property=og:image content=https://a.example/default.png />';
const TWITTER = '<meta name="twitter:image" content="https://a.example/default.png"/>';
const head = (...tags: string[]): string => `<head>${tags.join('')}</head>`;
const url = 'https://a.example/es/faqs.png';
const edit = nameSocialPicture({ url, width: 1200, height: 630, alt: 'A "B"' });

describe('naming the picture in the page', () => {
  test('both tags name it, the first with its size and text', () => {
    expect(edited(edit, head(OG, '<title>A</title>', TWITTER))).toBe(
      head(
        `<meta property=og:image content=${url}>`,
        '<meta property=og:image:width content=1200>',
        '<meta property=og:image:height content=630>',
        '<meta property=og:image:alt content="A &quot;B&quot;">',
        '<title>A</title>',
        `<meta name=twitter:image content=${url}>`,
      ),
    );
  });

  test.each([
    ['neither tag', head()],
    ['one of them', head(OG)],
    ['the other', head(TWITTER)],
    ['two of one', head(OG, OG, TWITTER)],
  ])('a page with %s stops the build', (_, html) => {
    expect(() => edited(edit, html)).toThrow('faqs.html: expected one <meta property="og:image">');
  });
});

describe('the title of a page', () => {
  test('is its words', () => {
    const html = head('<title>A &amp; B</title>') + '<svg><title>C</title></svg>';
    expect(titleOf(page(html))).toBe('A & B');
  });

  test('that has none stops the build', () => {
    expect(() => titleOf(page(head()))).toThrow('faqs.html: expected a <title>');
  });
});
