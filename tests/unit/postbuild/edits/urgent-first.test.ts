import { expect, test } from 'vitest';
import { putUrgentFirst } from '../../../../src/postbuild/edits/urgent-first';
import { edited } from '../support';

const STYLE = '<link rel=stylesheet href=/assets/css/s.css />';
const FONT = '<link rel="preload" href="/f.woff2" as="font">';
const DATA = '<script type=application/ld+json>{"a":"$1"}</script>';
const RULES = '<script type=speculationrules>{}</script>';
const CLIENT = '<script src=/assets/js/main.js defer></script>';
const CHARSET = '<meta charset=UTF-8>';

test('scripts come before the hint and the style sheet, all before what describes the page', () => {
  const body = '</head><body><script>stays()</script></body>';
  expect(
    edited(
      putUrgentFirst,
      `<head>${CHARSET}<title>A</title>${DATA}${RULES}<script>inline("$&")</script>${FONT}${STYLE}${CLIENT}${body}`,
    ),
  ).toBe(
    `<head>${CHARSET}<script>inline("$&")</script>${FONT}${STYLE}<title>A</title>${DATA}${RULES}${CLIENT}${body}`,
  );
});

test('a hint that React puts into the body joins those of the head', () => {
  const picture = '<link rel="preload" as="image" href="/a.svg" fetchPriority="high"/>';
  expect(
    edited(putUrgentFirst, `<head>${CHARSET}${STYLE}</head><body>${picture}<p>A</p></body>`),
  ).toBe(
    `<head>${CHARSET}<link rel=preload as=image href=/a.svg fetchpriority=high>${STYLE}</head><body><p>A</p></body>`,
  );
});

test.each([
  ['style sheet', `<head>${CHARSET}<script>a()</script></head>`],
  ['charset', `<head>${STYLE}</head>`],
])('a page without a %s stops the build', (_, html) => {
  expect(() => edited(putUrgentFirst, html)).toThrow(
    'faqs.html: expected <meta charset> and a <link rel="stylesheet">',
  );
});
