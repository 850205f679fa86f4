import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, write, type Format } from '../../../src/editor/formats';
import { englishMessages } from '../../../src/content/translations/messages';
import { formsOf } from '../../../src/editor/forms';
import { filesOfForms } from './support';

const messages = await englishMessages('.');
const forms = filesOfForms(formsOf({ siteDir: '.', pricesAtOnce: false, messages }));

describe('a file that is opened and saved', () => {
  it.each(forms)('$file stays as it is, byte for byte', ({ file, format }) => {
    const text = readFileSync(file, 'utf8');
    expect(write(read(text, format), format)).toBe(text);
  });
});

const laws: Format = {
  kind: 'json',
  schema: {
    type: 'object',
    properties: { first: { type: 'object', properties: { name: { type: 'string' } } } },
    additionalProperties: {
      type: 'object',
      properties: { name: { type: 'string' }, towns: { type: 'array', items: {} } },
    },
  },
};
const typed = `{
  "first": { "name": "A" },
  "b": { "name": "B", "towns": ["x", "y"] },
  "c": { "name": "C" }
}
`;

describe('entries that the office names', () => {
  const form = read(typed, laws);
  const more = form['more'] as Record<string, unknown>[];

  it('stand in the form as a list, beside those that the program names', () => {
    expect(form).toMatchObject({
      first: { name: 'A' },
      more: [
        { entry: 'b', name: 'B', towns: ['x', 'y'] },
        { entry: 'c', name: 'C' },
      ],
    });
  });

  it('change alone, on their own line', () => {
    const changed = write({ ...form, more: [more[0], { ...more[1], name: 'Z' }] }, laws);
    expect(changed).toBe(typed.replace('"C"', '"Z"'));
  });

  it('can be put into another order', () => {
    const changed = write({ ...form, more: [more[1], more[0]] }, laws);
    expect(Object.keys(JSON.parse(changed) as object)).toEqual(['first', 'c', 'b']);
    expect(changed.split('\n')[2]).toBe('  "c": { "name": "C" },');
  });

  it('keep their place where their name is a number', () => {
    const numbered = typed.replace('"c"', '"20877"');
    expect(write(read(numbered, laws), laws)).toBe(numbered);
  });

  it('keep their place and their layout under another name', () => {
    const changed = write({ ...form, more: [{ ...more[0], entry: 'new' }, more[1]] }, laws);
    expect(changed).toBe(typed.replace('"b"', '"new"'));
  });

  it('cannot have one name twice', () => {
    expect(() => write({ ...form, more: [more[0], more[0]] }, laws)).toThrow(
      'Two entries have the name "b"; change one.',
    );
    expect(() => write({ ...form, more: [{ entry: 'first' }] }, laws)).toThrow('"first"');
  });
});

describe('a number or words', () => {
  const price: Format = {
    kind: 'json',
    schema: {
      type: 'object',
      properties: { price: { anyOf: [{ type: 'integer' }, { type: 'string' }] } },
      required: ['price'],
    },
  };

  it.each([
    ['60', 60],
    ['on request', 'on request'],
  ])('%j is kept as %j', (words, kept) => {
    const form = { ...read('{ "price": 50 }\n', price), price: words };
    expect(JSON.parse(write(form, price))).toEqual({ price: kept });
  });
});

describe('a text', () => {
  const text: Format = {
    kind: 'md',
    schema: {
      type: 'object',
      properties: {
        title: { type: 'string' },
        lead: { type: 'string' },
        draft: { type: 'boolean' },
      },
      required: ['title'],
    },
  };
  const source =
    '---\ntitle: \'One: two\' # a note\nlead: "A {{ fact }}"\n---\n\n::box{a=b}\n\nWords.\n';

  it('keeps the lines that are not changed as they are typed', () => {
    const form = read(source, text);
    expect(write({ ...form, body: `${String(form['body'])} More.` }, text)).toBe(
      source.replace('Words.', 'Words. More.'),
    );
    expect(write({ ...form, lead: 'Other' }, text)).toBe(source.replace('"A {{ fact }}"', 'Other'));
  });

  it('loses a line that is emptied, and gets none that stays empty', () => {
    const form = { ...read(source, text), lead: '', draft: null };
    expect(write(form, text)).toBe(source.replace('lead: "A {{ fact }}"\n', ''));
  });

  it('keeps a list between brackets on its line', () => {
    const lists: Format = {
      kind: 'md',
      schema: {
        type: 'object',
        properties: { words: { type: 'array', items: { type: 'string' } } },
      },
    };
    const form = read('---\nwords: [one, "{{ two }}"]\n---\n\nText.\n', lists);
    expect(form).toMatchObject({ words: 'one\n{{ two }}' });
    expect(write({ ...form, words: 'one\n\n three ' }, lists)).toBe(
      '---\nwords: [one, three]\n---\n\nText.\n',
    );
  });

  it('without lines at its top gets none', () => {
    const part: Format = { kind: 'md', schema: { type: 'object', properties: {} } };
    const form = read('## Words\n\n::box\n', part);
    expect(write({ ...form, body: `${String(form['body'])}\n\nMore.` }, part)).toBe(
      '## Words\n\n::box\n\nMore.\n',
    );
    expect(write({ body: 'Words.' }, part)).toBe('Words.\n');
  });

  it('is written anew where there was none', () => {
    expect(write({ title: 'New', lead: '', body: 'Words.' }, text)).toBe(
      '---\ntitle: New\n---\n\nWords.\n',
    );
  });
});

it('a file that is put back is as it was, whatever else the form holds', () => {
  const earlier = '{ "first": { "name": "Earlier" } }\n';
  expect(write({ ...read(typed, laws), file_put_back: earlier }, laws)).toBe(earlier);
  expect(write({ ...read(typed, laws), file_put_back: '' }, laws)).toBe(typed);
});
