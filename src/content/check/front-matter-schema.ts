import * as z from 'zod';
import { CALLS_TO_ACTION } from '../../components/blog/call-to-action-ids';
import { known } from '../directives/attributes';
import type { PickList } from '../../data/json-schema';
import { focus, FOCUSES } from '../../data/fields';
import { isRealDate } from '../../data/real-date';

/** Search engines cut off longer descriptions. */
const MAX_DESCRIPTION = 160;
const MAX_TITLE = 90;

/** Markup that Markdown renders in a text, but not in front matter. */
const SIGNS = /\*\*|(?<!\S)[*_](?=\p{L})|\]\(|\[\[|<\/?[a-z][^>]*>|^#{1,6}\s|&(?:nbsp|amp);|`/iu;

const SIGNS_SAID =
  'has signs of Markdown or HTML, which are printed there as they stand; write plain words';

const CURLY = /^[“”„].*[“”„]$/;

const CURLY_SAID = 'stands in curly quotes, which would be printed; type straight ones (")';

/**
 * Each message completes the sentence "<field> ...". Rules that a schema pattern cannot express go into `refuses`,
 * where forms read them.
 */
const words = (max: number): z.ZodString =>
  z
    .string({ error: 'must be words; put them in double quotes' })
    .trim()
    .min(1, 'is empty')
    .max(max, {
      error: (issue) => `has ${(issue.input as string).length} characters; keep it under ${max}`,
    })
    .refine((value) => !SIGNS.test(value), { error: SIGNS_SAID })
    .refine((value) => !CURLY.test(value), { error: CURLY_SAID })
    .meta({
      takesFacts: true,
      refuses: [
        { pattern: SIGNS.source, words: SIGNS_SAID },
        { pattern: CURLY.source, words: CURLY_SAID },
      ],
    });

/** From 2000 to 2099. */
const YEARS = /^20\d\d-/;

const DAY_SAID = 'must be a real day written year-month-day, such as 2026-03-31';

const YEARS_SAID = 'has a year that cannot be; look at its digits';

const day = z
  .string({ error: DAY_SAID })
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: DAY_SAID, abort: true })
  .refine((value) => isRealDate(value), { error: DAY_SAID })
  .refine((value) => YEARS.test(value), { error: YEARS_SAID })
  .meta({ refuses: [{ pattern: `^(?!${YEARS.source.slice(1)})`, words: YEARS_SAID }] });

const picture = z
  .string({ error: 'must be the address of a picture, such as /img/blog/name.svg' })
  .regex(/^\/[\w./-]+\.(svg|png|jpe?g|webp|avif)$/i, {
    error: 'must be the address of a picture, such as /img/blog/name.svg',
  });

export const yesNo = z.boolean({ error: 'must be true or false, without quotes' });

/** A positive whole number. Every mistake has the same message, because a form has one per field. */
const wholeNumber = (last?: number): z.ZodNumber => {
  const error = `must be a whole number, ${last === undefined ? '1 or more' : `from 1 to ${last}`}`;
  const number = z.number({ error }).int({ error }).positive({ error });
  return last === undefined ? number : number.max(last, { error });
};
const slugError = 'must have only small letters, digits and hyphens, such as my-article';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const earlierError =
  'must have what stood in slug before: only small letters, digits and hyphens, such as my-article';

const earlierSlug = z.string({ error: earlierError }).regex(SLUG, { error: earlierError });

/** The id of someone in `people.json`, which forms offer as a choice. */
const person = (what: string): z.ZodType<string> =>
  known('people')
    .meta({ picks: 'people' satisfies PickList })
    .describe(what);

/** What readers see below the title. Search engines get the description instead. */
export const lead = words(400);

/** The large heading of a page, if it differs from the title for search engines. */
export const heading = words(MAX_TITLE);

/** The text below the name on a tool's card. */
export const card = words(200);

const reviewed = z
  .strictObject(
    { by: person('Who read the page and found it right'), on: day },
    { error: 'must have two lines below it, indented by two spaces: by: and on:' },
  )
  .optional();

/** The fields that every text has. */
export const shared = {
  title: words(MAX_TITLE),
  description: words(MAX_DESCRIPTION),
  keywords: z.array(words(80), { error: 'must be a list: [radon, testing]' }).optional(),
  last_update: z
    .strictObject({ date: day }, { error: 'must have a date below it, indented by two spaces' })
    .optional(),
};

/** The front matter of a file in `docs/`. */
export const docFrontMatter = z.strictObject({
  ...shared,
  lead: lead.optional(),
  image: picture.optional(),
  slug: z
    .string({ error: 'must begin with /, such as /faqs' })
    .regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, { error: 'must begin with /, such as /faqs' })
    .optional(),
  sidebar_label: words(40).optional(),
  hide_table_of_contents: yesNo.optional(),
  reviewed: reviewed.describe(
    'Who has read this page as it is now, and when; leave it out where nobody has',
  ),
  faq: yesNo.optional(),
});

/** The front matter of an article in `blog/`. */
export const articleFrontMatter = z.strictObject({
  ...shared,
  lead: lead.optional(),
  slug: z.string({ error: slugError }).regex(SLUG, { error: slugError }),
  earlier_addresses: z
    .array(earlierSlug, { error: 'must be a list: [my-article]' })
    .describe('What stood in Slug before: these addresses lead here')
    .optional(),
  date: day,
  image: picture,
  image_focus: focus(
    { picture: 'image', shape: '16 / 9' },
    `must be one of: ${FOCUSES.join(', ')}; leave the line out for the middle`,
  ).optional(),
  excerpt: words(300),
  call_to_action: z.enum(CALLS_TO_ACTION, {
    error: `must be one of: ${CALLS_TO_ACTION.join(', ')}`,
  }),
  /** True keeps the article from being published; the office sees it in previews. */
  draft: yesNo.optional(),
  /** In minutes; estimated from the words if left out. */
  reading_time: wholeNumber(60).optional(),
  parentSlug: z
    .string({ error: slugError })
    .regex(/^[a-z0-9-]+$/, { error: slugError })
    .describe('Only for a part of a series: the slug of its first article')
    .optional(),
  order: wholeNumber()
    .describe('Only for a part of a series: its place, 1 for the first')
    .optional(),
  author: person('Who wrote it; without one it is by the team').optional(),
  reviewed: reviewed.describe(
    'Who has read it as it is now, and when; without one the first owner is named, and no day',
  ),
});

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>;
