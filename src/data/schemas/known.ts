import * as z from 'zod';
import { date, prose, quotable, sourceName } from '../fields';

/** How a rule is known. There are three kinds, and only a rule whose text somebody read can have a date. */

/** Words about how far something is confirmed. `known` says that, and pages print it once. */
const HEDGE = String.raw`not (?:yet )?confirmed|unconfirmed|read section|have not (?:yet )?(?:seen|read)`;

const NO_HEDGE =
  'words without "not confirmed", "read section" and the like: "known" says how far the rule is known, and the page prints it';

/** Words about a rule that do not say how far it is known; `known` says that. */
export const plainly = (what: string): z.ZodString =>
  quotable(
    prose(what)
      .refine((words) => !new RegExp(HEDGE, 'i').test(words), { error: NO_HEDGE })
      .meta({
        words: true,
        refuses: [{ pattern: HEDGE, words: 'says "not confirmed" or the like; leave that out' }],
      }),
  );

const whose = () =>
  z.enum(['county', 'city', 'state'], {
    error: '"county", "city" or "state": whose rule it is',
  });

/** A field that this kind of rule cannot have. @param why completes "it should be left out: ..." */
const leftOut = (why: string) => z.never({ error: `left out: ${why}` }).optional();

const note = () => plainly('one sentence on what to know beside the rule').optional();

const read = {
  known: z.literal('read').describe('How you know the rule: read, told or company'),
  statedBy: whose(),
  cite: sourceName(),
  asOf: date()
    .describe(
      'The day of the text that was read: of the page when you read it there, of the copy where you read a copy. Leave it empty where the copy bears no day, or where the rule was not read',
    )
    .optional(),
  note: note(),
};

const told = {
  known: z.literal('told'),
  statedBy: whose(),
  cite: sourceName(),
  asOf: leftOut(
    'a rule that somebody told you has no day; once you have read the text itself, write "known": "read"',
  ),
  note: note(),
};

const COMPANY =
  'what is our own information alone has no day and no source; write "known": "told" where somebody says so, "read" once you have read the text itself';

const company = {
  known: z.literal('company'),
  statedBy: whose(),
  cite: leftOut(COMPANY),
  asOf: leftOut(COMPANY),
  note: note(),
};

const KNOWN =
  '"read" (you read the text of the rule), "told" (a second source says so) or "company" (our own information)';

type Kind<S extends z.ZodRawShape, K> = z.ZodObject<S & K, z.core.$strict>;

/** A rule of one of the three kinds. */
type StatedSchema<S extends z.ZodRawShape> = z.ZodDiscriminatedUnion<
  [Kind<S, typeof read>, Kind<S, typeof told>, Kind<S, typeof company>],
  'known'
>;

/**
 * A rule, together with how it is known.
 *
 * @param shape the fields of the rule itself
 * @param words the message for a value that is not an object; completes "it should be ..."
 */
export const stated = <S extends z.ZodRawShape>(
  shape: S,
  words = 'fields in curly brackets { }, "known" and "statedBy" among them',
): StatedSchema<S> =>
  z.discriminatedUnion(
    'known',
    [
      z.strictObject({ ...shape, ...read }),
      z.strictObject({ ...shape, ...told }),
      z.strictObject({ ...shape, ...company }),
    ],
    { error: ({ code }) => (code === 'invalid_union' ? KNOWN : words) },
  );

/** How a rule is known, whose rule it is, its source, and the date of the text that was read. */
export type Stated = z.infer<StatedSchema<Record<never, never>>>;
