import { describe, expect, it } from 'vitest';
import { read, write, type Format } from '../../../src/editor/formats';
import { formsOf } from '../../../src/editor/forms';

const FORMAT: Format = {
  kind: 'md',
  schema: { type: 'object', properties: { title: { type: 'string' } } },
  shown: 'questions',
};

const SOURCE = `---
title: 'Questions' # a note
---

Short answers  first.


## Basics

### What is radon? {#what-is-radon}

A gas.

#### And thoron? {#thoron}

\`\`\`text
### no question
\`\`\`js
### none either
\`\`\`
### How  does it get in? {#how}


From the soil.

## Prices {#prices}

Our prices hold all year.

### What does a test cost? {#cost}

{{ prices.air.montgomery }}.
`;

interface Row {
  type: string;
  title: string;
  name: string;
  text: string;
}

/** Opens the form; its rows may be changed, and `saved` returns the file that is then written. */
function opened(source = SOURCE): {
  form: Record<string, unknown>;
  rows: Row[];
  saved: (rows: readonly unknown[], above?: string) => string;
} {
  const form = read(source, FORMAT);
  return {
    form,
    rows: structuredClone(form['questions']) as Row[],
    saved: (questions, body) =>
      write({ ...form, questions, ...(body !== undefined && { body }) }, FORMAT),
  };
}

describe('the form of the FAQ', () => {
  it('has a row for each group and question, and what stands above them', () => {
    const { form, rows } = opened();
    expect(form['body']).toBe('Short answers  first.');
    expect(rows.map(({ type, title, name }) => [type, title, name])).toEqual([
      ['group', 'Basics', ''],
      ['question', 'What is radon?', 'what-is-radon'],
      ['question', 'How  does it get in?', 'how'],
      ['group', 'Prices', 'prices'],
      ['question', 'What does a test cost?', 'cost'],
    ]);
    expect(rows[1]?.text).toContain('### no question');
    expect(rows[3]?.text).toBe('Our prices hold all year.');
  });

  it('changes no byte of what nobody has touched', () => {
    const { form, rows, saved } = opened();
    expect(saved(rows)).toBe(SOURCE);
    expect(write({ ...form, find: '' }, FORMAT)).toBe(SOURCE);
    rows[4]!.text += ' A day.';
    expect(saved(rows)).toBe(SOURCE.replace('montgomery }}.', 'montgomery }}. A day.'));
  });

  it('changes what stands above them alone', () => {
    const { rows, saved } = opened();
    expect(saved(rows, 'Answers.')).toBe(
      SOURCE.replace('Short answers  first.\n\n\n', 'Answers.\n\n'),
    );
    expect(saved(rows, '')).toBe(SOURCE.replace('Short answers  first.\n\n\n', ''));
  });

  it('writes a new question where it stands', () => {
    const { rows, saved } = opened();
    const question = { type: 'question', title: ' On\nSundays? ', name: 'sundays', text: 'No.\n' };
    expect(saved(rows.toSpliced(3, 0, question))).toBe(
      SOURCE.replace('## Prices', '### On Sundays? {#sundays}\n\nNo.\n\n## Prices'),
    );
    expect(saved([...rows, question])).toBe(`${SOURCE}\n### On Sundays? {#sundays}\n\nNo.\n`);
  });

  it('moves a question whole, and takes one out whole', () => {
    const { rows, saved } = opened();
    const cost = '### What does a test cost? {#cost}\n\n{{ prices.air.montgomery }}.\n';
    const [first = rows[0], , , , last = rows[4]] = rows;
    expect(saved([first, last, ...rows.slice(1, 4)])).toBe(
      SOURCE.replace(`\n${cost}`, '').replace('### What is', `${cost}\n### What is`),
    );
    expect(saved(rows.slice(0, 4))).toBe(SOURCE.replace(`\n${cost}`, ''));
  });

  it('refuses a text that would be read as several rows, or would swallow the next', () => {
    const { rows, saved } = opened();
    const answered = (text: string): Row[] =>
      rows.map((row, at) => (at === 1 ? { ...row, text } : row));
    for (const text of ['A gas.\n\n### More\n\nOf it.', '```\ncode', '## Group'])
      expect(() => saved(answered(text)), text).toThrow('“What is radon?”: a line of its text');
    expect(() => saved(rows, '## More')).toThrow('“The text above the questions”: a line');
    expect(saved(answered('    code\n\nWords.'))).toContain('{#what-is-radon}\n\n    code\n');
  });

  it('keeps its first heading below a text that stood alone', () => {
    const { saved } = opened('---\ntitle: A\n---\n\nAlone.\n');
    expect(saved([{ type: 'question', title: 'Why?', name: 'why', text: 'So.' }])).toBe(
      '---\ntitle: A\n---\n\nAlone.\n\n### Why? {#why}\n\nSo.\n',
    );
  });

  it('finds no row in a comment, nor in code of a list', () => {
    const { rows, saved } = opened(
      '---\ntitle: A\n---\n\n### One {#one}\n\n- ```text\n  code\n  ```\n\n<!-- Later:\n### None\n-->\n\n### Two {#two}\n\nText.\n',
    );
    expect(rows.map(({ name }) => name)).toEqual(['one', 'two']);
    expect(saved(rows.toReversed())).toContain(
      '### Two {#two}\n\nText.\n\n### One {#one}\n\n- ```',
    );
  });

  it('keeps each of two rows that say the same as it is typed', () => {
    const twice = '---\ntitle: A\n---\n\n## A\n\nSame.\n\n\n\n## A\n\nSame.\n\n## B\n';
    const { rows, saved } = opened(twice);
    expect(saved(rows)).toBe(twice);
  });

  it('reads the lines of a file from Windows', () => {
    const { rows, saved } = opened(SOURCE.replaceAll('\n', '\r\n'));
    expect(rows).toEqual(opened().rows);
    expect(saved(rows).replaceAll('\r\n', '\n')).toBe(SOURCE);
  });

  it('refuses a row without words, and says which', () => {
    const { rows, saved } = opened();
    const without = (index: number): Row[] =>
      rows.map((row, at) => (at === index ? { ...row, title: ' ' } : row));
    expect(() => saved(without(2))).toThrow('A question has no words: “how”.');
    expect(() => saved(without(0))).toThrow('A group has no title.');
  });

  it('is that of the page with questions alone, in English', () => {
    const { collections, formats } = formsOf({ siteDir: '.', pricesAtOnce: false });
    const shown = collections.flatMap((one) =>
      'files' in one
        ? one.files.filter(({ format = '' }) => formats[format]?.shown === 'questions')
        : [],
    );
    expect(shown.map(({ file }) => file)).toEqual(['docs/faqs.md']);
  });
});
