import type { Field } from '@sveltia/cms';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { articleFrontMatter, docFrontMatter } from '../../../src/content/check/front-matter-schema';
import { LAYOUTS, pageFrontMatter } from '../../../src/content/layouts';
import { jsonSchema } from '../../../src/data/json-schema';
import { schemas, type DataFile } from '../../../src/data/schema';
import { withoutMarks } from '../../../src/editor/patterns';
import { formsOf } from '../../../src/editor/forms';
import { BODY } from '../../../src/editor/markdown-file';
import { ENTRIES, fromForm, KEY, MORE, VALUE } from '../../../src/editor/shape';
import { TYPED } from '../../../src/editor/formats';
import { LINE_FIELD, LINES_FIELD } from '../../../src/editor/text-field';

/** The settings of a form's field that decide what it accepts. */
interface Asked {
  name: string;
  widget?: string;
  fields?: Asked[];
  field?: Asked;
  pattern?: [pattern: string, said: string];
  options?: { value: unknown }[];
}

/** A value in the check's schema, and the field in which people type it. */
interface Pair {
  path: string;
  schema: z.ZodType;
  asked: Asked;
}

/** Unwraps optional schemas. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? bare(schema.unwrap() as z.ZodType) : schema;
}

function pairsOfFields(object: z.ZodObject, fields: readonly Asked[], path: string): Pair[] {
  const rest = object.def.catchall as z.ZodType | undefined;
  return fields.flatMap((asked) => {
    const { name } = asked;
    if ([BODY, TYPED, KEY].includes(name)) return [];
    if (name === MORE && rest) return entries(rest, asked, path);
    const schema = object.shape[name] as z.ZodType | undefined;
    return schema ? pairs(schema, asked, path === '' ? name : `${path}.${name}`) : [];
  });
}

/**
 * Merges a union of objects into one object with the fields of all. If several have a field, the first schema counts,
 * except that literals become a union of all.
 */
function ofKinds(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  const kinds = (schema.options as z.ZodType[]).filter((one) => one instanceof z.ZodObject);
  if (kinds.length < schema.options.length) return schema;
  const names = [...new Set(kinds.flatMap(({ shape }) => Object.keys(shape)))];
  const field = (name: string): z.ZodType[] =>
    kinds
      .flatMap(({ shape }) => (shape[name] as z.ZodType | undefined) ?? [])
      .filter((one) => !(bare(one) instanceof z.ZodNever));
  return z.strictObject(
    Object.fromEntries(
      names.map((name) => {
        const [first = z.never(), ...more] = field(name);
        return [name, first instanceof z.ZodLiteral ? z.union([first, ...more]) : first];
      }),
    ),
  );
}

/** Returns the pairs in entries that the office names itself. */
function entries(schema: z.ZodType, { fields = [] }: Asked, path: string): Pair[] {
  const entry = ofKinds(bare(schema));
  const value = fields.find(({ name }) => name === VALUE);
  if (value) return pairs(entry, value, `${path}.…`);
  return entry instanceof z.ZodObject ? pairsOfFields(entry, fields, `${path}.…`) : [];
}

function pairs(typed: z.ZodType, asked: Asked, path: string): Pair[] {
  const schema = ofKinds(bare(typed));
  if (schema instanceof z.ZodObject) return pairsOfFields(schema, asked.fields ?? [], path);
  if (schema instanceof z.ZodRecord) return entries(schema.valueType as z.ZodType, asked, path);
  if (schema instanceof z.ZodArray) {
    const item = bare(schema.element as z.ZodType);
    if (asked.field) return pairs(item, asked.field, `${path}[]`);
    if (item instanceof z.ZodObject) return pairsOfFields(item, asked.fields ?? [], `${path}[]`);
    return [{ path: `${path}[]`, schema: item, asked }];
  }
  return [{ path, schema, asked }];
}

const { collections } = formsOf({ siteDir: '.', pricesAtOnce: false });
const fieldsIn = (collection: string, file?: string): Asked[] => {
  const found = collections.find((one) => 'name' in one && one.name === collection);
  if (!found) throw new Error(collection);
  const fields: Field[] | undefined =
    'files' in found
      ? found.files.find(({ name }) => name === file)?.fields
      : 'folder' in found
        ? found.fields
        : undefined;
  return (fields ?? []) as unknown as Asked[];
};

const ofData = (Object.keys(schemas) as DataFile[]).flatMap((file) => {
  const fields = fieldsIn(file === 'prices' ? 'prices' : 'facts', file);
  const whole = fields.find(({ name }) => name === ENTRIES);
  return whole
    ? pairs(schemas[file], whole, file)
    : pairs(schemas[file], { name: file, fields }, file);
});

const ofTexts = [
  ...pairsOfFields(articleFrontMatter, fieldsIn('articles'), 'articles'),
  ...pairsOfFields(docFrontMatter, fieldsIn('law-pages'), 'law-pages'),
  ...pairsOfFields(pageFrontMatter('service'), fieldsIn('service-pages'), 'service-pages'),
  ...pairsOfFields(pageFrontMatter('person'), fieldsIn('people-pages'), 'people-pages'),
  ...['home', 'services', 'why-us', 'contact', 'scheduler'].flatMap((name) =>
    pairsOfFields(pageFrontMatter(name), fieldsIn('pages', name), name),
  ),
  ...pairsOfFields(pageFrontMatter('tool'), fieldsIn('pages', 'radon-law'), 'tool'),
];

const long = (length: number): string => 'word '.repeat(length / 5).padEnd(length, 'x');

/** Texts that people may type: right in one field, wrong in another. */
const TYPED_WORDS = [
  ...[
    'plain words',
    'Words with a number 5',
    'x',
    'two\nlines',
    'É',
    ' blank before',
    'blank after ',
  ],
  ...[
    '**bold**',
    '<b>words</b>',
    '[words](/faqs)',
    '“in curly quotes”',
    '`code`',
    '# heading',
    'a&nbsp;b',
  ],
  ...[
    long(60),
    long(65),
    long(90),
    long(95),
    long(160),
    long(165),
    long(300),
    long(305),
    long(400),
    long(405),
  ],
  ...[
    '/faqs',
    'faqs',
    '/faqs/',
    '/Faqs',
    '//faqs',
    '/faqs#action-level',
    '/laws/takoma-park',
    '/laws/',
    '/a b',
  ],
  ...[
    '/Old_Page.html',
    '/old?x=1',
    '/img/x.png',
    '/img/x.exe',
    'https://www.example.com',
    'http://www.example.com',
  ],
  ...[
    'https://',
    'https://exa mple.com',
    'www.example.com',
    'ftp://x.example',
    'https://x',
    'https://x.example/ö?a=b#c',
  ],
  ...[
    'office@example.com',
    'office@',
    'a@b',
    '+13015550142',
    '301-555-0142',
    '+0123',
    '20877',
    '2087',
    '20877-1234',
  ],
  ...[
    'takomaPark',
    'TakomaPark',
    'takoma park',
    'takoma-park',
    '08:00',
    '8:00',
    '24:00',
    '23:59',
    'PT1M',
    'PT',
    'PT30S',
  ],
  ...[
    '1M',
    'en',
    'zz',
    'EN',
    'eng',
    '$',
    '$$$',
    '$5',
    'Custom quote',
    '5 dollars',
    '50',
    '0',
    '-5',
    '16.5',
    '1e3',
  ],
  ...[
    '2026-03-02T10:00',
    '2026-03-02',
    'SPECIMEN-0000',
    'Specimen: a kind',
    'specimen',
    '…',
    'a{place}b',
  ],
];
const TYPED_NUMBERS = [
  ...[
    -200, -180, -91, -90.5, -90, -5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 5, 16.5, 60, 61, 89.9, 90,
    91, 165, 180,
  ],
  ...[181, 1899, 1900, 2008, 2008.5, 2026, 2200, 2201, 100_000],
];
/** Ways to write numbers, here and in other countries. A field must accept the whole text or reject it. */
const WRITTEN_NUMBERS = [
  ...['165,50', '1,250', '4,5', '4.5', '165.50', '$175', 'one hundred', '1 250', '1.250,00', '5 %'],
  ...['1e3', '0x10', '٣', '½', '+5', '-', '.5', '5.', 'NaN', 'Infinity', '9'.repeat(30)],
];
/** Values for date fields, which can hold nothing else. */
const TYPED_DAYS = ['2026-03-02', '1999-12-31', '2199-01-01', '0026-03-02', '2024-02-29'];

const expression = (pattern: string): RegExp => {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(pattern) ?? [undefined, pattern, ''];
  return new RegExp(source ?? '', flags);
};

const isNumber = ({ schema }: Pair): boolean => schema instanceof z.ZodNumber;

const typedInto = (pair: Pair): string[] => {
  if (pair.asked.widget === 'datetime') return TYPED_DAYS;
  return isNumber(pair)
    ? [...TYPED_NUMBERS.map(String), ...WRITTEN_NUMBERS, ...TYPED_WORDS]
    : TYPED_WORDS;
};

/** Returns the value that the file gets for a typed text. */
const valueOf = (typed: string, { schema, path }: Pair): unknown => {
  const one = z.strictObject({ it: schema });
  const told = jsonSchema(one, { sentence: String, wordsExplain: false, reused: 'inline' });
  // A list of texts has one per line, so each line is compared by itself.
  if (path.endsWith('[]')) return typed;
  return (fromForm({ it: typed }, told) as { it: unknown }).it;
};

/** Returns the form's message if it rejects a text. */
const refusal = (typed: string, { pattern }: Asked): string | undefined =>
  pattern && !expression(pattern[0]).test(typed.trim()) ? pattern[1] : undefined;

/** Removes counts of characters from a message, since a form does not state them. */
const comparable = (sentence: string): string =>
  withoutMarks(sentence)
    .replace(/has \d+ characters/, 'has too many characters')
    .replace('too many characters, or a line break', 'too many characters');

const refused = ({ schema }: Pair, value: unknown): string | undefined => {
  const { error } = schema.safeParse(value);
  return error?.issues[0] && comparable(error.issues[0].message);
};

/** Fields that people type into; in others they choose, upload or switch. */
const WRITTEN = new Set(['string', 'text', LINE_FIELD, LINES_FIELD, 'datetime']);

/** A two-letter code that is no language: the forms' patterns do not know the languages. */
const UNKNOWN_TO_FORMS = [['videos[].language', 'zz']];

const written = (all: readonly Pair[]): Pair[] =>
  all.filter(({ asked }) => WRITTEN.has(asked.widget ?? ''));

describe.each([
  ['facts', ofData, 150],
  ['the lines at the top of a text', ofTexts, 40],
])('of %s', (_what, all, least) => {
  it('every field is compared', () => {
    expect(written(all).length).toBeGreaterThan(least);
  });

  it('the form refuses what the check refuses, in the same words', () => {
    const differences = written(all).flatMap((pair) =>
      typedInto(pair).flatMap((typed) => {
        const check = refused(pair, valueOf(typed, pair));
        if (check === undefined) return [];
        if (UNKNOWN_TO_FORMS.some(([path, value]) => path === pair.path && value === typed))
          return [];
        const form = refusal(typed, pair.asked);
        if (form !== undefined && comparable(form).includes(check)) return [];
        return [`${pair.path} "${typed}": check "${check}", form "${form}"`];
      }),
    );
    expect(differences).toEqual([]);
  });

  it('the form takes what the check takes, but for line breaks and more digits than count', () => {
    const differences = written(all).flatMap((pair) =>
      typedInto(pair)
        .filter((typed) => !/\n|\d{16}/.test(typed))
        .filter((typed) => refused(pair, valueOf(typed, pair)) === undefined)
        .filter((typed) => refusal(typed, pair.asked) !== undefined)
        .map((typed) => `${pair.path} takes "${typed}": ${refusal(typed, pair.asked)}`),
    );
    expect(differences).toEqual([]);
  });

  it('what people choose is what the check takes', () => {
    const differences = all
      .filter(({ asked }) => asked.widget === 'select')
      .flatMap((pair) => (pair.asked.options ?? []).map(({ value }) => ({ pair, value })))
      .filter(({ pair, value }) => refused(pair, value) !== undefined)
      .map(({ pair, value }) => `${pair.path} ${String(value)}`);
    expect(differences).toEqual([]);
  });
});

describe('a number', () => {
  const numbers = [...ofData, ...ofTexts].filter(isNumber);

  it('is typed like words in every form, so that nothing of it is dropped', () => {
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter(({ asked }) => asked.widget !== 'string')).toEqual([]);
  });

  it.each(['165,50', '1,250', '4,5', '$175', 'one hundred', '1e3', '5.'])(
    '%j is refused by each, and never becomes another',
    (typed) => {
      const taken = numbers.filter(({ asked }) => refusal(typed, asked) === undefined);
      expect(taken.map(({ path }) => path)).toEqual([]);
      expect(new Set(numbers.map((pair) => valueOf(typed, pair)))).toEqual(new Set([typed]));
    },
  );

  it('is one in the file', () => {
    for (const pair of numbers) expect(valueOf(' 2 ', pair), pair.path).toBe(2);
  });
});

it('every layout is compared', () => {
  expect([...LAYOUTS.keys()].sort()).toEqual(
    [
      'after-test',
      'agents',
      'contact',
      'home',
      'managers',
      'person',
      'scheduler',
      'service',
      'services',
      'text',
      'tool',
      'why-us',
    ].sort(),
  );
});
