import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { inlineParts, type InlineParts } from '../../../../src/postbuild/headers/inline-parts';

const read = (html: string): InlineParts =>
  inlineParts('page.html', load(html, { scriptingEnabled: false }));

const contents = (html: string, kind: 'scripts' | 'styles' | 'styleAttributes'): string[] =>
  read(html)[kind].map(({ content }) => content);

describe('inline scripts', () => {
  it.each([
    '<script>run()</script>',
    '<script type="">run()</script>',
    '<script type="module">run()</script>',
    '<script type=" text/JavaScript ">run()</script>',
    '<script type="application/ecmascript">run()</script>',
    '<script type="importmap">run()</script>',
    '<svg><script>run()</script></svg>',
    '<noscript><script>run()</script></noscript>',
    '<template><script>run()</script></template>',
  ])('%s runs', (html) => {
    expect(contents(html, 'scripts')).toEqual(['run()']);
  });

  it.each([
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/json">{}</script>',
    '<script src="/assets/a.js"></script>',
    '<p>&lt;script&gt;text&lt;/script&gt;</p>',
    '<!-- <script>run()</script> -->',
  ])('%s does not', (html) => {
    expect(contents(html, 'scripts')).toEqual([]);
  });

  it('keep every character, as the browser hashes them', () => {
    const text = '\n  if (a < b && "é")\t{ }\n';
    expect(contents(`<script>${text}</script>`, 'scripts')).toEqual([text]);
  });
});

describe('inline styles', () => {
  it('are elements and attributes, also for visitors without JavaScript', () => {
    const html =
      '<style>a{}</style><svg style="display: none;"></svg><noscript><style>b{}</style></noscript>';
    expect(contents(html, 'styles')).toEqual(['a{}', 'b{}']);
    expect(contents(html, 'styleAttributes')).toEqual(['display: none;']);
  });

  it('are compared as the browser reads them, without entities', () => {
    expect(contents('<p style="font-family:&quot;A&quot;"></p>', 'styleAttributes')).toEqual([
      'font-family:"A"',
    ]);
  });
});

describe('parts that no hash can allow', () => {
  it.each([
    ['<button onclick="go()">', 'page.html: <button onclick="go()"> is an event attribute'],
    ['<body ONLOAD="go()">', 'page.html: <body onload="go()"> is an event attribute'],
    [
      '<a href="javascript:go()">',
      'page.html: <a href="javascript:go()"> is a javascript: address',
    ],
    ['<a href=" java&#10;script:go()">', 'is a javascript: address'],
    ['<form action="JavaScript:go()">', 'is a javascript: address'],
    ['<button formaction="javascript:go()">', 'is a javascript: address'],
    ['<iframe src="javascript:go()"></iframe>', 'is a javascript: address'],
    ['<svg><a xlink:href="javascript:go()"></a></svg>', 'is a javascript: address'],
    ['<object data="javascript:go()"></object>', 'is a javascript: address'],
    [
      `<a href="javascript:${'x'.repeat(60)}">`,
      `<a href="javascript:${'x'.repeat(49)}"> is a javascript: address`,
    ],
  ])('%s is refused', (html, sentence) => {
    const { refused } = read(html);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toContain(sentence);
  });

  it.each([
    '<a href="/javascript">',
    '<a href="#on">',
    '<p data-on="x">',
    '<p title="javascript:">',
  ])('%s is fine', (html) => expect(read(html).refused).toEqual([]));
});
