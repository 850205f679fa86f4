import * as z from 'zod';
import { inEach } from '../../languages/all-locales';
import { form, inEnglishAtLeast, name, prose, state, takingFacts, text } from '../fields';
import type { PickList } from '../json-schema';

/**
 * The schemas of `search.json`, `asked.json`, `places.json`, `synonyms.json` and `elsewhere.json`: what the search
 * knows about how people ask. Words of all languages are side by side in each file; only the names in `places.json` are
 * translated.
 */

const partWords = 'a page of this site, or a part of one, such as "/faqs" or "/faqs#action-level"';

const part = (): z.ZodString => form(/^\/([a-z0-9]+(?:[-/][a-z0-9]+)*)?(#[\w.-]+)?$/, partWords);

const phrases = (): z.ZodOptional<z.ZodArray<z.ZodString>> =>
  z.array(name('a question as people ask it,')).min(1).optional();

const answer = (): z.ZodString =>
  takingFacts(prose('the answer in one line, with its facts in double braces,')).meta({
    words: false,
  });

/** Settings of the search. */
export const search = z.strictObject({
  countMisses: z.boolean({
    error: 'true or false: whether queries without an answer are counted for the office',
  }),
});

/** Questions in visitors' words, and the part of the site that answers them. */
export const asked = z.array(
  z.strictObject({
    at: part(),
    answer: z
      .strictObject(inEnglishAtLeast(answer))
      .describe(
        'The answer, where a fact is one: to each question of this entry, so other questions ' +
          'about the same part have an entry of their own; a language without it shows none',
      )
      .optional(),
    ...inEach(phrases),
    also: z
      .strictObject(inEach(phrases))
      .describe('Rarer ways to ask it, which the search reads after the first result')
      .optional(),
  }),
);

const words = (): z.ZodArray<z.ZodString> => z.array(name('a word'));

/** Words that contain the placeholder "{place}". */
const placed = (): z.ZodString =>
  text('words with "{place}" in them')
    .includes('{place}', { error: 'words with "{place}" in them' })
    .meta({ words: true });

/**
 * Towns and counties, where the pages describe the law of each, and words for the law, for its two sides (sale and
 * rental) and for a visit. A place that has laws in `laws.json` is known from them and needs no entry here.
 */
export const places = z.strictObject({
  jurisdictions: z.record(
    z.string(),
    z.strictObject({
      name: text('the name of the place whose law it is'),
      state: state(),
      find: text('words that find its law').optional(),
      sale: part().optional(),
      rental: part().optional(),
      outside: name('one of the names in "jurisdictions"')
        .describe('Whose law applies to an address of this name that is outside the limits')
        .optional(),
      page: part().describe('For a whole state: the part of a page on it').optional(),
    }),
  ),
  exempt: z
    .strictObject({
      name: placed().describe('What towns are called that the law of {place} on sales leaves out'),
      find: placed().describe('Words that find what the law says of them'),
    })
    .describe('Towns that the law of their county on sales leaves out'),
  places: z.record(
    z.string(),
    name('a law in laws.json, or one of the names in "jurisdictions"').meta({
      picks: 'laws' satisfies PickList,
    }),
  ),
  intents: z.strictObject({ sale: words(), rental: words(), law: words(), visit: words() }),
});

const instead = (): z.ZodRecord<z.ZodString, z.ZodString> =>
  z.record(z.string(), name('the words that the pages use'));

/** Visitors' words, in lower case without accents, and the words that the pages use for them. */
export const synonyms = z.strictObject(inEnglishAtLeast(instead));

const subjects = (): z.ZodArray<z.ZodString> => z.array(name('a subject, as people type it'));

/**
 * Subjects that this site does not cover, in every form of the word. A query with one finds only parts asked for it.
 */
export const elsewhere = z.strictObject(inEnglishAtLeast(subjects));
