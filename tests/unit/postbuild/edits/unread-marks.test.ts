import { expect, test } from 'vitest';
import { dropUnreadMarks } from '../../../../src/postbuild/edits/unread-marks';
import { edited } from '../support';

test('marks and tags for others go; what is read stays as it is', () => {
  const html =
    '<head><meta charset="UTF-8"><title data-rh="true">A &amp; B</title><meta data-rh=true name=docusaurus_tag content=x />' +
    '<meta name=generator content="Docusaurus" /><meta data-rh=true name="docsearch:version" content=x /><meta data-rh=true name=robots content="index, follow"/>' +
    '<script data-rh=true type=application/ld+json>{"a":"<b> & $1"}</script></head>';
  expect(edited(dropUnreadMarks, html)).toBe(
    '<head><meta charset="UTF-8"><title>A &amp; B</title><meta name=robots content="index, follow">' +
      '<script type=application/ld+json>{"a":"<b> & $1"}</script></head>',
  );
});

test('what stands between two tags stays', () => {
  expect(
    edited(
      dropUnreadMarks,
      '<head>\n<!-- a --><title data-rh=true>A</title>\n<meta charset=UTF-8>\n</head>',
    ),
  ).toBe('<head>\n<!-- a --><title>A</title>\n<meta charset=UTF-8>\n</head>');
});

test('a page without marks stops the build', () => {
  expect(() => edited(dropUnreadMarks, '<head><title>A</title></head>')).toThrow(
    'faqs.html: expected tags marked with data-rh in the head',
  );
});
