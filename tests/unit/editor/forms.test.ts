import { readdirSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { articleFrontMatter, docFrontMatter } from '../../../src/content/check/front-matter-schema';
import { pageFrontMatter } from '../../../src/content/layouts';
import { date, money, prose, sourceName, takingFacts, text } from '../../../src/data/fields';
import { jsonSchema } from '../../../src/data/json-schema';
import { fieldsOf } from '../../../src/editor/fields';
import { englishMessages } from '../../../src/content/translations/messages';
import { formsOf } from '../../../src/editor/forms';
import { LINE_FIELD, LINES_FIELD } from '../../../src/editor/text-field';
import { placeOf } from '../../../src/editor/settings';
import { filesOfForms } from './support';

const messages = await englishMessages('.');
const all = formsOf({ siteDir: '.', pricesAtOnce: false, messages });
const { collections, formats } = all;

const formOf = (schema: z.ZodType): Field[] =>
  fieldsOf(
    jsonSchema(schema, {
      sentence: (words) => `This should be ${words}.`,
      wordsExplain: false,
      reused: 'inline',
    }),
    { prefix: 'facts' },
  );

const CHOICES = {
  people: [],
  sources: [{ value: 'epaGuide', label: "EPA's guide (epaGuide)" }],
  priceGroups: [],
  laws: [],
};

describe('the forms', () => {
  it('offer what a field names of another file, wherever it stands', () => {
    const cited = z.strictObject({ rules: z.record(z.string(), z.object({ cite: sourceName() })) });
    const schema = jsonSchema(cited, {
      sentence: (words) => words,
      wordsExplain: false,
      reused: 'inline',
    });
    const [rules] = fieldsOf(schema, { choices: CHOICES });
    const { fields } = rules as unknown as { fields: Field[] };
    expect(fields.at(-1)).toMatchObject({ widget: 'select', options: CHOICES.sources });
  });

  it('open every file that staff edit', () => {
    const forms = filesOfForms(all).map(({ file }) => file);
    const below = (folder: string): string[] =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
    const facts = below('src/data').filter((file) => file.endsWith('.json'));
    const folders = ['docs', 'blog', 'src/pages', 'i18n/es', 'i18n/pt'];
    const texts = folders.flatMap(below).filter((file) => /\.md$/.test(file));
    const words = ['i18n/es/data', 'i18n/pt/data'].flatMap(below);
    const programs = ['i18n/es/code.json', 'i18n/pt/code.json'];
    // The record of addresses is written by a command.
    const edited = [...facts, ...texts, ...words, ...programs].filter(
      (file) => file !== 'src/data/addresses.json',
    );
    expect(forms.sort()).toEqual(edited.sort());
  });

  it.each([
    ['articles', articleFrontMatter],
    ['law-pages', docFrontMatter],
    ['service-pages', pageFrontMatter('service')],
    ['people-pages', pageFrontMatter('person')],
  ])('%s have a field for each line that the check knows', (name, schema) => {
    const collection = collections.find((one) => 'folder' in one && one.name === name);
    const fields = collection && 'folder' in collection ? collection.fields : [];
    expect(fields.map((field) => field.name).sort()).toEqual(
      [...Object.keys(schema.shape), 'body', 'file_as_typed', 'file_put_back'].sort(),
    );
  });

  it('have a way to read and write for each', () => {
    const named = collections.flatMap((one) =>
      'files' in one ? one.files.map(({ format }) => format) : 'format' in one ? one.format : [],
    );
    expect(Object.keys(formats).sort()).toEqual([...named].sort());
  });

  it('show what a schema gains', () => {
    const before = z.strictObject({ a: money() });
    const [, field] = formOf(before.extend({ since: date().optional() }));
    expect(field).toMatchObject({ name: 'since', widget: 'datetime', required: false });
  });

  it('say in the row of a closed entry what it is', () => {
    const hours = z.strictObject({
      from: z.enum(['Monday', 'Friday']),
      opens: z.string(),
      note: z.string().optional(),
    });
    const page = z.strictObject({ path: z.string(), title: z.string(), text: z.string().max(500) });
    const [list, names] = formOf(
      z.strictObject({ hours: z.array(hours), pages: z.record(z.string(), page) }),
    );
    expect(list).toHaveProperty('summary', '{{fields.from}} · {{fields.opens}}');
    expect(names).toHaveProperty('summary', '{{fields.entry}} · {{fields.title}}');
  });

  it('offer facts where a schema lets words quote them, and refuse there what they refuse elsewhere', () => {
    const [plain, line, several, top] = formOf(
      z.strictObject({
        plain: text(),
        line: takingFacts(text()),
        several: takingFacts(prose('words')),
        lead: articleFrontMatter.shape.lead,
      }),
    );
    expect(plain).toHaveProperty('widget', 'string');
    expect(line).toHaveProperty('widget', LINE_FIELD);
    expect(several).toHaveProperty('widget', LINES_FIELD);
    expect(top).toMatchObject({
      widget: LINES_FIELD,
      pattern: [expect.stringContaining('400'), expect.stringContaining('keep it under 400')],
    });
  });

  it('name the field that they cannot show', () => {
    expect(() => formOf(z.strictObject({ odd: z.tuple([z.string(), z.number()]) }))).toThrow(
      'The editor cannot show the field facts.odd',
    );
    expect(() => formOf(z.strictObject({ odd: z.unknown() }))).toThrow('facts.odd');
  });
});

describe('what a form refuses', () => {
  it.each([
    [money(), '-5', 'This should be a price in whole dollars above 0, without $, such as 165.'],
    [money(), '16.5', 'This should be a price in whole dollars above 0, without $, such as 165.'],
    [
      date(),
      '3/1/2026',
      'This should be a real date written year-month-day, such as "2023-07-01".',
    ],
  ])('is told in the words of the check (%#)', (schema, typed, words) => {
    const [field] = formOf(z.strictObject({ it: schema }));
    const {
      pattern: [pattern, said],
    } = field as unknown as { pattern: [string, string] };
    expect(new RegExp(pattern).test(typed)).toBe(false);
    expect(said).toBe(words);
  });

  it('is nothing that the check takes', () => {
    const [field] = formOf(z.strictObject({ it: money() }));
    const {
      pattern: [pattern],
    } = field as unknown as { pattern: [string] };
    expect(new RegExp(pattern).test('165')).toBe(true);
  });
});

it('each form leads to its page of the guide, and a text to the facts and boxes', () => {
  const guide = 'https://git.example/guide';
  const helped = formsOf({ siteDir: '.', guide, pricesAtOnce: false }).collections;
  const forms = helped.flatMap((one) =>
    'files' in one ? one.files.map(({ fields }) => fields) : 'folder' in one ? [one.fields] : [],
  );
  for (const [first] of forms) {
    expect(first).toHaveProperty('comment', expect.stringContaining(`(${guide}/`));
  }
  const text = forms[0]?.find(({ name }) => name === 'body');
  expect(text).toHaveProperty('hint', expect.stringContaining(`[facts](${guide}/facts.md)`));
});

it('a fact counts in a line by what visitors read, not by its name', () => {
  const [field] = formOf(z.strictObject({ it: z.string().max(10) }));
  const { pattern } = field as unknown as { pattern: [string, string] };
  expect(new RegExp(pattern[0]).test('From {{ prices.air.montgomery }}')).toBe(true);
  expect(new RegExp(pattern[0]).test('eleven char')).toBe(false);
  expect(pattern[1]).toBe('It has too many characters, or a line break; keep it under 10.');
});

describe('where a change goes', () => {
  it.each(['https://github.com/owner/site', 'git@github.com:owner/site.git'])('%s', (address) => {
    expect(placeOf({ REPOSITORY_URL: address })).toEqual({
      local: false,
      repository: 'owner/site',
      branch: 'main',
      signIn: false,
      pricesAtOnce: false,
    });
  });

  it('is nowhere in a build that belongs to no repository', () => {
    expect(placeOf({})).toBeUndefined();
  });
});

it('prices are published at once where the owner wishes', () => {
  const prices = formsOf({ siteDir: '.', pricesAtOnce: true }).collections.find(
    (one) => 'name' in one && one.name === 'prices',
  );
  expect(prices).toMatchObject({ publish_mode: 'simple' });
  expect(collections.some((one) => 'publish_mode' in one)).toBe(false);
});
