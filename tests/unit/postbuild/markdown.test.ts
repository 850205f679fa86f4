import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePage, type Page } from '../../../src/postbuild/pages';
import { markdownOf, writeMarkdown } from '../../../src/postbuild/markdown';
import { listPages, llmsText } from '../../../src/postbuild/markdown/llms';
import { page } from './support';

const pageOf = (main: string, name = 'tools/dates.html', title = 'A &amp; B: dates'): Page =>
  page(
    `<html><head><title>${title}</title><meta name=description content="What it is."></head>` +
      `<body><header>Menu</header><main>${main}</main></body></html>`,
    name,
  );

/** Returns the Markdown without its front matter. */
const textOf = (main: string): string =>
  markdownOf(pageOf(main), 'en').replace(/^---\n[\s\S]*?\n---\n\n/, '');

test('the page to quote and its day stand at the top', () => {
  expect(markdownOf(pageOf('<h1>A</h1>'), 'es')).toMatch(
    /^---\ntitle: "A & B: dates"\ndescription: What it is\.\nurl: https:\/\/\S+\/tools\/dates\nlanguage: es-US\npublished: \d{4}-\d\d-\d\d\n---\n\n# A\n$/,
  );
});

test.each([
  ['an address is whole', '<p><a href="/faqs#cost">Cost</a></p>', '[Cost](https://H/faqs#cost)'],
  ['one with several parameters too', '<a href="/x?a=1&amp;b=2">A</a>', '[A](https://H/x?a=1&b=2)'],
  ['so is one of the page', '<p><a href="#a">A</a></p>', '[A](https://H/tools/dates#a)'],
  [
    'a link of a part to itself goes',
    '<h2 id=a>A</h2><a href="#a" aria-describedby=a>#</a>',
    '## A',
  ],
  [
    'a drawing is its name',
    '<svg role=img aria-label="A house."><path d=M0 /></svg>',
    '*A house.*',
  ],
  ['so is one that is a picture', '<img alt="A leaf." src="data:image/svg+xml,a">', '*A leaf.*'],
  ['and its label before its text', '<img alt=A aria-label="A leaf." src="data:a">', '*A leaf.*'],
  ['an ornament goes', '<p><svg aria-hidden=true></svg><img alt="" src=/a.png>A</p>', 'A'],
  ['a picture stays', '<img alt="A door" src=/a.png>', '![A door](https://H/a.png)'],
  [
    'a fold is whole',
    '<details><summary><h3>Why?</h3></summary><p>So.</p></details>',
    '### Why?\n\nSo.',
  ],
  [
    'a fold with a small heading keeps it',
    '<details><summary><h4>Why?</h4></summary>So.</details>',
    '#### Why?\n\nSo.',
  ],
  ['its title is bold', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  [
    'a fact has its source',
    '<dl><dt>Test<dd>1 year<small>City rule</small></dl>',
    '- **Test:** 1 year (City rule)',
  ],
  [
    'a fact with two',
    '<dl><dt>Test<dd>1 year<dd>, or 2<dt>Fix<dd>None</dl>',
    '- **Test:** 1 year, or 2\n- **Fix:** None',
  ],
  ['a term that ends in a colon has one', '<dl><dt>Fix:<dd>None</dl>', '- **Fix:** None'],
  ['small print alone has no brackets', '<p><small>Ours</small></p>', 'Ours'],
  ['small print before a text has them', '<p><small>Ours</small>!</p>', '(Ours)!'],
  ['lines are kept apart', '<p><time>May</time><span>5 min</span></p>', 'May · 5 min'],
  [
    'whatever they are',
    '<p><data>1</data><b>2</b><em>3</em><strong>4</strong><a href=/>5</a></p>',
    '1 · **2** · *3* · **4** · [5](https://H/)',
  ],
  [
    'but not what a text parts',
    '<p><b>A</b> and <span>B</span>, <i>C</i><span>D</span></p>',
    '**A** and B, *C*D',
  ],
  [
    'a line of its own is kept from a text',
    '<p>A<span data-search-line>B</span>C<br><span data-search-line>D</span></p>',
    'A · B · C\\\nD',
  ],
  [
    'a term stays in its sentence',
    '<p>The <button data-term>unit</button><span popover>A unit is</span>.</p>',
    'The unit.',
  ],
  [
    'what nobody sees goes',
    '<p hidden>A</p><template>B</template><nav>C</nav><button>D</button><p>E</p>',
    'E',
  ],
  [
    'what is for the eyes alone goes',
    '<p aria-hidden=true>A</p><p role=status>B</p><p popover>C</p>D',
    'D',
  ],
  [
    'what is not for paper goes',
    '<p class="a no-print">A</p><noscript>B</noscript><style>C</style>D',
    'D',
  ],
  [
    'what a sent form says goes',
    '<p id=message-sent>A</p><p id=message-invalid-email>B</p><p id=message-failed>C</p><p id=message>D</p>',
    'D',
  ],
  ['a part without text has no heading', '<section><h2>A</h2><form></form></section><p>B</p>', 'B'],
  [
    'one of a picture has',
    '<section><h3>A</h3><img alt=B src=/b.png></section>',
    '### A\n\n![B](https://H/b.png)',
  ],
  [
    'a frame is a link',
    '<iframe title="Calendar" src="https://a.example/b"></iframe>',
    '[Calendar](https://a.example/b)',
  ],
  [
    'one without a name too',
    '<iframe src="https://a.example/b"></iframe>',
    '<https://a.example/b>',
  ],
  ['what is typed as text stays text', '<p>&lt;4.0 * 2_a</p>', '<4.0 \\* 2_a'],
])('%s', (_, main, text) => {
  const { origin } = new URL(/^url: (.*)$/m.exec(markdownOf(pageOf(''), 'en'))?.[1] ?? '');
  expect(textOf(main).trim().replaceAll(origin, 'https://H')).toBe(text);
});

test('a table stays a table, its title above it and the lines of a cell apart', () => {
  expect(
    textOf(
      '<table><caption>Prices</caption><thead><tr><th>Where<th>Price<tbody>' +
        '<tr><th>Here<td><div><div>$1</div><div>from May</div></div></table>',
    ),
  ).toBe('Prices\n\n| Where | Price |\n| - | - |\n| Here | $1 · from May |\n');
});

const FORM =
  '<form action=/tools/dates#answer><div data-question=day><label data-label>The day</label>' +
  '<span id=day-hint>If known.</span><input name=day type=date></div>' +
  '<fieldset data-question=role><legend data-label>You are</legend><label><input type=radio name=role value=seller>' +
  '<span>seller</span></label></fieldset><span data-slip hidden>Wrong.</span></form>';

test('the form of a tool is told as the parameters of its address, another form is not', () => {
  const text = textOf(`<div data-island=tool-dates>${FORM}<p>Your answer</p></div>`);
  expect(text).toMatch(/^`https:\/\/\S+\/tools\/dates\{\?day,role\}`\n/);
  expect(text.split('\n').slice(2)).toEqual([
    '- `day`: The day · If known. · `YYYY-MM-DD`',
    '- `role`: You are · `seller` (seller)',
    '',
  ]);
  expect(textOf(FORM.replace('/tools/dates', '/api/contact')).trim()).toBe('');
});

test('each parameter is told with all that it can be, as it is written in the address', () => {
  const text = textOf(
    '<div data-island=tool-dates><form action=/tools/dates>' +
      '<div data-question=at><label data-label> The hour </label><input type=time></div>' +
      '<div data-question=town><label data-label>Town</label><input list=all><datalist id=all><option value=Here></datalist></div>' +
      '<div data-question=side><label data-label>Side</label><select><option value="">Choose' +
      '<option value=sale> A sale <option value=rental>A rental</select><label><input type=checkbox value=both></label></div></form></div>',
  );
  expect(text.trim().split('\n').slice(2)).toEqual([
    '- `at`: The hour · `HH:MM`',
    '- `town`: Town',
    '- `side`: Side · `sale` (A sale), `rental` (A rental), `both`',
  ]);
});

test('a form that asks nothing, or answers elsewhere, is no tool', () => {
  for (const form of [FORM.replaceAll('data-question', 'data-a'), FORM.replace('dates#', 'law#')])
    expect(textOf(`<div data-island=tool-dates>${form}<p>A</p></div>`).trim()).toBe('A');
});

test('llms.txt leaves out a page without a Markdown form', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'markdown-'));
  const own = [
    pageOf('<p>Hello</p>', 'index.html', 'Home'),
    pageOf(`<div data-island=tool-dates>${FORM}</div>`, 'tools/dates.html', 'Dates'),
    pageOf('<p>A law</p>', 'laws/rockville.html', 'Rockville'),
  ];
  for (const folder of ['tools', 'laws']) await mkdir(join(outDir, folder));
  for (const one of own) await writeMarkdown(outDir, one, 'en');
  const spanish = page(pageOf('<p>Hola</p>', 'index.html', 'Inicio').html, 'index.html', '/es/');
  await mkdir(join(outDir, 'es'));
  await writeMarkdown(join(outDir, 'es'), spanish, 'es');
  const pages = await Promise.all([
    writePage(join(outDir, 'es'), spanish),
    ...[...own, pageOf('', 'search.html')].map((one) => writePage(outDir, one)),
  ]);
  const company = {
    name: 'Radon Co',
    url: 'https://radon.example',
    phone: { display: '(301) 555-0142', e164: '+13015550142' },
    email: 'office@radon.example',
  };
  const lines = llmsText(await listPages(pages), company).split('\n');
  expect(lines[0]).toBe('# Radon Co');
  expect(lines[2]).toBe('> What it is.');
  expect(lines[4]).toBe('Telephone and text (301) 555-0142, email office@radon.example.');
  expect(lines[6]).toMatch(
    /^Below .* the day in `published`\. .* not confirmed\. .* all answers\.$/,
  );
  expect(lines.filter((line) => /^(##|-) /.test(line))).toEqual([
    '## Tools',
    expect.stringMatching(
      /^- \[Dates\]\(https:\/\/radon\.example\/tools\/dates\.md\): What it is\. Answers at `\S+\{\?day,role\}`$/,
    ),
    '## Radon laws',
    '- [Rockville](https://radon.example/laws/rockville.md): What it is.',
    '## The company and a test',
    '- [Home](https://radon.example/index.md): What it is.',
    '## Español',
    '- [Inicio](https://radon.example/es/index.md): What it is.',
  ]);
});
