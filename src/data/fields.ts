import * as z from 'zod';
import { inEach } from '../languages/all-locales';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';
import type { Crop, PickList } from './json-schema';
import { isRealDate } from './real-date';

/**
 * The kinds of value that staff write in `src/data/*.json`. The error of each is a phrase that completes "..., but it
 * should be <words>", so that a slip is explained without jargon. `describe` says what a field means when its name does
 * not; editors and the list of facts show it.
 */

/** How a fact reads when a text quotes it: 165 as "$165" or "165", an ISO date as a day, a list joined with "and". */
export type Quoting = 'words' | 'dollars' | 'number' | 'day' | 'list' | 'languages' | 'quantity';

/** Lets texts quote a field, for example `{{ company.name }}`. Texts cannot quote fields without it. */
export const quotable = <T extends z.ZodType>(schema: T, as: Quoting = 'words'): T =>
  schema.meta({ quote: as });

/** Lets a field quote facts itself; what prints the field fills them in, and forms offer a list of facts for it. */
export const takingFacts = <T extends z.ZodType>(schema: T): T => schema.meta({ takesFacts: true });

export const text = (what = 'some text'): z.ZodString =>
  z
    .string({ error: `${what} in quotation marks` })
    .min(1, { error: `${what}; it is empty` })
    .describe(what.replace(/,$/, '').replace(/^./, (first) => first.toUpperCase()));

/** A text that is the same in every language: a name, a number, an address, or a key that programs read. */
export const name = (what: string): z.ZodString => text(what).meta({ words: false });

/** An object with one value per language, of which only English is required. */
export const inEnglishAtLeast = <T extends z.ZodType>(
  of: () => T,
): Record<Exclude<Locale, typeof DEFAULT_LOCALE>, z.ZodOptional<T>> &
  Record<typeof DEFAULT_LOCALE, T> => ({
  ...inEach(() => of().optional()),
  [DEFAULT_LOCALE]: of(),
});

/** A sentence or more; forms show a field of several lines. */
export const prose = (what: string): z.ZodString => text(what).meta({ format: 'textarea' });

/** A positive integer, with one message for every error: a form shows only one per field. */
const aboveZero = (error: string): z.ZodNumber =>
  z.number({ error }).int({ error }).positive({ error });

/** A price in whole dollars, which texts may quote. @param words the message for a wrong value */
export const money = (
  words = 'a price in whole dollars above 0, without quotation marks or $, such as 165',
): z.ZodNumber => quotable(aboveZero(words), 'dollars');

/** A count, which texts may quote. */
export const count = (): z.ZodNumber =>
  quotable(aboveZero('a whole number above 0, without quotation marks, such as 5'), 'number');

/** A year, which texts may quote. */
export const year = (): z.ZodNumber => {
  const error = 'a year in four digits without quotation marks, such as 2008';
  const number = z.number({ error }).int({ error }).min(1900, { error }).max(2200, { error });
  return quotable(number, 'number');
};

/** A text that matches `pattern`; `words` describes the form to staff. */
export const form = (pattern: RegExp, words: string): z.ZodString =>
  z.string({ error: words }).regex(pattern, { error: words, abort: true });

const dateWords = 'a real date written year-month-day, such as "2023-07-01"';

export const date = (): z.ZodType<string, string> =>
  form(/^\d{4}-\d{2}-\d{2}$/, dateWords).refine((value) => isRealDate(value), { error: dateWords });

const urlWords = 'a full web address starting with https://, such as "https://www.example.com"';

export const url = (): z.ZodType<string, string> =>
  z
    .url({ protocol: /^https$/, error: urlWords })
    .refine((value) => !/\s/.test(value), { error: urlWords });

const pathWords =
  'an address on this site starting with / and without a / at the end, such as "/faqs"';

export const path = (): z.ZodType<string, string> =>
  form(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, pathWords);

const oldWords =
  'the old address on this site, beginning with one /, such as "/Old-Page.html", without the ' +
  'name of the site, blanks, ? or #';

/**
 * A former address on this site, perhaps of another system: capitals, `.html`, `_` and a trailing slash are allowed.
 */
export const oldPath = (): z.ZodType<string, string> =>
  form(/^\/[\w.~%-]+(?:\/[\w.~%-]+)*\/?$/, oldWords);

const targetWords =
  'a page of this site, or a part of one, such as "/faqs" or "/faqs#action-level"';

/** The path of a page, with the anchor of a part of it or without. */
export const target = (): z.ZodType<string, string> =>
  form(/^\/(?:[a-z0-9]+(?:[-/][a-z0-9]+)*)?\/?(?:#[\w.-]+)?$/, targetWords);

const fileWords = 'a file of this site starting with /, such as "/img/portrait.svg"';

/** A full https address, or the path of a file in `static/`. */
export const fileOrUrl = (): z.ZodType<string, string> =>
  form(/^(?:\/[\w./-]+|https:\/\/\S+)$/, `${fileWords}, or ${urlWords}`);

/** A {@link fileOrUrl} of a picture; forms upload it to this folder. @param folder below `static/img` */
export const picture = (folder: string): z.ZodType<string, string> =>
  fileOrUrl().meta({ picturesIn: folder });

/** The edge that stays when a picture is cropped; without one, its middle stays. */
export const FOCUSES = ['top', 'bottom', 'left', 'right'] as const;

export type Focus = (typeof FOCUSES)[number];

/** The part of a picture that stays when its place has another shape. @param crop which picture, and the shape */
export const focus = (
  crop: Crop,
  error = `one of "${FOCUSES.join('", "')}"; leave the line out for the middle`,
): z.ZodType<Focus> =>
  z
    .enum(FOCUSES, { error })
    .meta({ crop })
    .describe(
      'The part of the picture that stays when it is cut to its place. An upright picture loses its top and bottom, ' +
        'a wide one its sides',
    );

export const email = (): z.ZodType<string, string> =>
  z.email({ error: 'an e-mail address, such as "office@example.com"' });

const decimals = (): z.ZodNumber => {
  const error = 'how many decimals to print: 0, 1 or 2';
  return z.number({ error }).int({ error }).min(0, { error }).max(2, { error });
};

/** The name of an entry, by which texts and other files refer to it. */
export const entryName = (what: string): z.ZodString =>
  form(/^[a-z][A-Za-z0-9]*$/, `${what}: letters and digits without blanks, the first one small`);

const STATES = ['MD', 'DC', 'VA', 'WV', 'PA', 'DE'] as const;

export type State = (typeof STATES)[number];

/** A state of the region, or the District of Columbia. */
export const state = (): z.ZodType<State> =>
  z.enum(STATES, { error: `one of ${STATES.join(', ')}, in quotation marks` });

/** The name of a source in `sources.json`. That it exists is checked later, across all files. */
export const sourceName = (): z.ZodString =>
  form(
    /^[a-z][A-Za-z0-9]*$/,
    'the name of a source in src/data/sources.json, such as "epaCitizensGuide"',
  ).meta({ picks: 'sources' satisfies PickList });

/**
 * A figure with its unit, which texts may quote, for example
 * `{ "value": 4, "max": 6, "unit": "hours", "decimals": 0, "source": "…" }`.
 */
export const quantity = quotable(
  z.strictObject(
    {
      value: z.number({ error: 'a number without quotation marks, such as 48' }),
      max: z.number({ error: 'the upper end of the range, a number, such as 6' }).optional(),
      unit: name('a unit, such as "hours" or "pCi/L",'),
      decimals: decimals().optional(),
      about: z.boolean({ error: 'true or false, without quotation marks' }).optional(),
      source: text('where the figure comes from,').optional(),
      cite: sourceName().optional(),
    },
    { error: 'a figure such as { "value": 48, "unit": "hours" }' },
  ),
  'quantity',
);

export type Quantity = z.infer<typeof quantity>;
