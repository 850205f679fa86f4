import * as z from 'zod';
import type { PickList } from '../json-schema';
import { date, entryName, name, prose, quotable, sourceName, state, text, url } from '../fields';

/** The schemas of `sources.json` and `areas.json`. */

/** Everything that texts and data cite, by a short name. */
export const sources = z.record(
  entryName('a short name such as "countyTips"'),
  z.strictObject({
    name: quotable(text('the name of the source')),
    short: quotable(text('a short name')),
    url: quotable(url()),
    day: date()
      .describe('Only for a document that doesn’t change, such as an agenda or a letter: its date')
      .optional(),
  }),
);

const area = z.strictObject({
  name: name('a county or city'),
  state: state(),
  group: name(
    'a price group: "montgomery", "surrounding", "other", a line that you added to "air" in prices.json, or "ask"',
  )
    .meta({ picks: 'priceGroups' satisfies PickList })
    .describe('Which price applies there; "ask" where it is not set yet'),
  towns: z.array(name('a town')).describe('Towns in it to be named').optional(),
});

export const areas = z.strictObject({
  confirmed: z.boolean({ error: 'true once the owner has confirmed the groups, else false' }),
  note: prose('what is to be confirmed'),
  checkedAgainst: sourceName(),
  zips: z
    .array(z.string().regex(/^\d{3}$/, 'the first three digits of a ZIP code, such as "208"'))
    .min(1)
    .describe('The first three digits of the ZIP codes where we test'),
  areas: z.array(area).min(1),
});
