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

  it('begin and end with words', () => {
    expect(blocksOf('<table><tr><td></td><td>one</td><td></td></tr></table>')).toEqual(['one']);
  });
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
