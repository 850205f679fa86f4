import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { render } from './render';

const PAGE = `Before.

## Penalty {#penalties}

::fold{label="up to {{ radon.test.minimum }}"}

One.

### Who {#who}

::fold{label="you"}

Two.

## Open {#open}

Three.
`;

test('a part folds up to the next heading of its size, with its answer in its row', async () => {
  const $ = cheerio.load(await render(PAGE));
  const [outer] = $('page-fold').get();
  const row = $(outer).children('fold-row');
  expect(row.attr('label')).toBe('up to 48\u00A0hours');
  expect(row.find('fold-h2').attr('id')).toBe('penalties');
  expect($(outer).text()).toContain('One.');
  expect($(outer).text()).not.toContain('Three.');
  expect($('h2#open').closest('page-fold').length).toBe(0);
});

test('a part within a part folds by itself', async () => {
  const $ = cheerio.load(await render(PAGE));
  const inner = $('fold-text page-fold');
  expect(inner.find('fold-h3').attr('id')).toBe('who');
  expect(inner.text()).toContain('Two.');
  expect(inner.text()).not.toContain('One.');
});

test.each([
  ['no heading above it', 'Text.\n\n::fold{label="x"}\n'],
  ['a paragraph between', '## A\n\nText.\n\n::fold{label="x"}\n'],
  ['a page of questions', '---\nfaq: true\n---\n## G\n\n### Q {#q}\n\n::fold{label="x"}\n\nA.\n'],
])('%s stops with a sentence', async (_what, typed) => {
  await expect(render(typed)).rejects.toThrow('::fold stands right below a heading');
});
