import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { sections } from '../../../src/postbuild/search/sections';

const blocksOf = (html: string): string[] => {
  const page = `<main data-search-body><h1>Law</h1>${html}</main>`;
  return sections({ $: load(page), path: '/law', englishIds: [] }).flatMap(({ blocks }) => blocks);
};

describe('the lines of a searched section', () => {
  it('keep apart what stands on lines of its own in a cell', () => {
    const row =
      '<table><tr><th scope=row>Result</th><td>14 days<span data-search-line>The Code says more.</span><small>Ours · Code</small></td></tr></table>';
    expect(blocksOf(row)).toEqual(['Result: 14 days · The Code says more. · Ours · Code']);
  });

  it('say of each cell what its column is', () => {
    const table =
      '<table><thead><tr><th></th><th>One device</th><th>Two</th></tr></thead><tr><th scope=row>Here</th><td>$1</td><td></td></tr></table>';
    expect(blocksOf(table)).toEqual(['Here: One device: $1']);
  });

  it('are one for each cell with paragraphs, with its row and column', () => {
    const table = `<table><thead><tr><td></td><th>Here</th><th>There</th></tr></thead>
      <tr><th scope=row>Sale</th> <td><div><div>A test.</div><small>Ours</small></div></td><td><p>None</p></td></tr></table>`;
    expect(blocksOf(table)).toEqual(['Sale: Here: A test. · Ours', 'Sale: There: None']);
  });

  it('keep apart the options of a list', () => {
    const list = '<select><option>Choose one</option><option>A house</option></select>';
    expect(blocksOf(list)).toEqual(['Choose one · A house']);
  });

  it('have a word of the glossary in them, and not what is marked as not to be searched', () => {
    const parts =
      '<p>The <button>NRPP</button> says so.</p><div data-search-ignore=""><p>Sent!</p></div>';
    expect(blocksOf(parts)).toEqual(['The NRPP says so.']);
  });

  it('are in the language of the page', () => {
    const page =
      '<html lang=en-US><main data-search-body><h1>Law</h1><p lang=en>Ours.</p><p lang=es>Suyo.</p></main>';
    const [section] = sections({ $: load(page), path: '/law', englishIds: [] });
    expect(section?.blocks).toEqual(['Ours.']);
  });

  it('are not those of links alone, which lead on, but in a list', () => {
    const ways = '<a href=/contact>Contact</a> <a href=/faqs>Questions</a>';
    expect(blocksOf(`<p>${ways}</p><div>${ways}</div><p>Ask us.</p>`)).toEqual(['Ask us.']);
    expect(blocksOf(`<p>See ${ways}</p>`)).toEqual(['See Contact Questions']);
    expect(blocksOf('<ul><li><a href=/laws/a>A law</a></li></ul>')).toEqual(['A law']);
  });

  it.each([
    ['the button of a card', '<div><h4>A</h4><p>B</p> <a href=/c>C</a></div>', ['A', 'B']],
    ['its way back too', '<div><p>B</p><a href=/c>C</a><a href=/d>D</a></div>', ['B']],
    ['no link to another site', '<div><p>B</p><a href=https://c.example>C</a></div>', ['B', 'C']],
    ['no link without a text above', '<div><h4>A</h4><a href=/c>C</a></div>', ['A', 'C']],
    ['no link that is a card itself', '<div><p>B</p><a href=/c><h4>C</h4></a></div>', ['B', 'C']],
    ['no link below a list', '<div><p>B</p><ul><li>D</ul><a href=/c>C</a></div>', ['B', 'D', 'C']],
    ['no link in a sentence', '<div><p>B</p>See <a href=/c>C</a></div>', ['B', 'See C']],
    ['no link elsewhere', '<section><p>B</p><a href=/c>C</a></section>', ['B', 'C']],
    ['no line with a word that is no link', '<p><a href=/c>C</a> <b>D</b></p>', ['C D']],
  ])('leave out %s', (_, html, lines) => {
    expect(blocksOf(html)).toEqual(lines);
  });

  it('leave out what is for the eyes, and what repeats what is read', () => {
    const unread =
      'script style template noscript nav svg iframe'
        .split(' ')
        .map((tag) => `<${tag}>A</${tag}>`)
        .join('') +
      '<p hidden>B</p><p aria-hidden=true>C</p><p class=visually-hidden>D</p>' +
      '<table><caption>E</caption><thead><tr><td>F</thead><tr><td>G</table>';
    expect(blocksOf(unread)).toEqual(['F: G']);
  });

  it('tell a term with its meaning, and a text that is broken, as one', () => {
    expect(
      blocksOf('Zero<dl><dt>Test<dd>1 year<dd>Or 2<dt>Fix<dd>None</dl><p>One<br>two</p>Three'),
    ).toEqual(['Zero', 'Test: 1 year', 'Or 2', 'Fix: None', 'One two', 'Three']);
    expect(blocksOf('<table><tr><th>A<th>B<tr><td>1 <td>2</table>')).toEqual(['A · B', '1 · 2']);
  });

  it('have one colon behind a term or the head of a row or column that ends in one', () => {
    expect(blocksOf('<dl><dt>Fix:<dd>None<dt>Cost : <dd>$1 at 3:00</dl>')).toEqual([
      'Fix: None',
      'Cost : $1 at 3:00',
    ]);
    const table =
      '<table><thead><tr><td></td><th>Here:</th></tr></thead><tr><th scope=row>Sale:</th><td>None</td></tr></table>';
    expect(blocksOf(table)).toEqual(['Sale: Here: None']);
  });

  it('begin and end with words', () => {
    expect(blocksOf('<table><tr><td></td><td>one</td><td></td></tr></table>')).toEqual(['one']);
  });
});

const urlsOf = (html: string): string[] =>
  sections({ $: load(`<main data-search-body>${html}</main>`), path: '/law' }).map(
    ({ url }) => url,
  );

it('a section is where its heading or its question is; the first is the page', () => {
  expect(
    urlsOf(
      '<h1 id=top>Law</h1>A<h2>Sales</h2>B<details id=why><summary><h3 id=x>Why</h3></summary>C</details>' +
        '<h2 id=sales-2>Sales</h2>D<h2>Sales</h2>E',
    ),
  ).toEqual(['/law', '/law#sales', '/law#why', '/law#sales-2', '/law#sales-3']);
});

it('a heading without a text is no section, but of a page that has nothing else', () => {
  expect(urlsOf('Before<h1>Law</h1><h2>None</h2><h2>Some</h2>A<h2> </h2>B')).toEqual(['/law#some']);
  expect(urlsOf('<h1>Law</h1>')).toEqual(['/law']);
  expect(urlsOf('<p>Law</p>')).toEqual([]);
});

it('a section tells the small headings in it, where it has any', () => {
  const html = '<h1>Law</h1>A<h4>When</h4>B<h6>Who</h6>C<h2>Sales</h2>D';
  const parts = sections({ $: load(`<main data-search-body>${html}</main>`), path: '/law' });
  expect(parts.map(({ asks }) => asks)).toEqual([['When', 'Who'], undefined]);
  expect(parts[0]?.blocks).toEqual(['A', 'When', 'B', 'Who', 'C']);
});

it('a section says what it is a part of', () => {
  const page =
    '<main data-search-body><h1>Law</h1><h2 id=sales>Sales</h2><p>One.</p><h3 id=days>Days</h3><p>Two.</p>' +
    '<h2 id=rentals>Rentals</h2><p>Three.</p></main>';
  const parts = sections({ $: load(page), path: '/law', englishIds: [] });
  expect(parts.map(({ url, page: whole, above }) => [url, whole, ...above])).toEqual([
    ['/law#sales', 'Law'],
    ['/law#days', 'Law', 'Sales'],
    ['/law#rentals', 'Law'],
  ]);
});
