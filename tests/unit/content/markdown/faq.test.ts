import * as cheerio from 'cheerio';
import { expect, test } from 'vitest';
import { render } from './render';

const page = (text: string): string => `---\nfaq: true\n---\n${text}`;

const SAMPLE = page(`Before the groups.

## Prices {#prices}

### What does it cost? {#cost}

From **{{ prices.air.montgomery }}**.

- one
- two

### How long? {#time}

{{ radon.test.minimum }}.

## Houses

::faq-again{#cost}

### Why? {#why}

Because.
`);

test('groups, questions and second places become elements with ids of their own', async () => {
  const $ = cheerio.load(await render(SAMPLE));
  const items = $('faq-item')
    .map((_index, item) => $(item).attr('id'))
    .get();
  expect(items).toEqual(['cost', 'time', 'why']);
  const ids = $('[id]')
    .map((_index, element) => $(element).attr('id'))
    .get();
  expect(new Set(ids).size).toBe(ids.length);
  expect(
    $('faq-group h2')
      .map((_index, heading) => $(heading).attr('id'))
      .get(),
  ).toEqual(['prices', 'houses']);
  expect(
    $('faq-index a')
      .map((_index, link) => $(link).attr('href'))
      .get(),
  ).toEqual(['#prices', '#houses']);
  const again = $('faq-group').last().children('#cost-2');
  expect(again.text().trim()).toBe('What does it cost?');
  expect(again.find('a').attr('href')).toBe('#cost');
  expect($('faq-answer').length).toBe(3);
});

test('structured data has each question once, in plain text', async () => {
  const $ = cheerio.load(await render(SAMPLE));
  expect(JSON.parse($('faq-list').attr('entries') ?? '')).toEqual([
    { id: 'cost', question: 'What does it cost?', answer: 'From $165.\none\ntwo' },
    { id: 'time', question: 'How long?', answer: '48 hours.' },
    { id: 'why', question: 'Why?', answer: 'Because.' },
  ]);
});

test.each([
  ['no id', '## G\n\n### Q?\n\nA.', 'has no link name: end its line with {#a-few-words}'],
  ['a wrong id', '## G\n\n### Q? {#Q_a}\n\nA.', 'may only have small letters'],
  ['an id twice', '## G\n\n### Q? {#q}\n\nA.\n\n### R? {#q}\n\nB.', 'is used twice'],
  ['no answer', '## G\n\n### Q? {#q}', 'has no answer'],
  ['text outside a question', '## G\n\nloose', 'belongs to no question'],
  ['a question outside a group', '### Q? {#q}\n\nA.', 'a question stands below a group'],
  [
    'an unknown second place',
    '## G\n\n### Q? {#cost}\n\nA.\n\n::faq-again{#csot}',
    'Did you mean "cost"?',
  ],
  ['no question at all', 'text', 'needs at least one ## group'],
])('%s stops with a sentence', async (_what, typed, sentence) => {
  await expect(render(page(typed))).rejects.toThrow(
    new RegExp(sentence.replace(/[{}?()]/g, '\\$&'), 'i'),
  );
});
