import * as z from 'zod';
import { date, sourceName, text, url, quotable } from '../fields';

/** What `sources.json` and `areas.json` must hold. */

/** Everything that is cited, by a short name. `lastChecked` stands only where somebody really looked. */
export const sources = z.record(
  z.string(),
  z.strictObject({
    name: quotable(text('the name of the source')),
    short: quotable(text('a short name')),
    url: quotable(url()),
    noPublicText: z
      .boolean({ error: 'true where we looked for the text of a rule and found none' })
      .optional(),
    lastChecked: date().optional(),
  }),
);

const area = z.strictObject({
  name: text('a county or city'),
  state: z.enum(['MD', 'DC', 'VA'], { error: '"MD", "DC" or "VA"' }),
  group: z.enum(['montgomery', 'surrounding', 'other', 'ask'], {
    error:
      '"montgomery", "surrounding", "other" (prices.json, air) or "ask" where it is not decided',
  }),
  towns: z.array(text('a town')).optional(),
  laws: z
    .array(
      z.enum(['montgomeryResale', 'montgomeryRental', 'gaithersburg', 'rockville'], {
        error: 'a law of laws.json',
      }),
    )
    .optional(),
});

export const areas = z.strictObject({
  confirmed: z.boolean({ error: 'true once the owner has confirmed the groups, else false' }),
  note: text('what is to be confirmed'),
  checkedAgainst: sourceName(),
  areas: z.array(area).min(1),
});
