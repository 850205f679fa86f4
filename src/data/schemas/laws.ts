import * as z from 'zod';
import {
  date,
  entryName,
  form,
  name,
  prose,
  quantity,
  quotable,
  sourceName,
  state,
  text,
} from '../fields';

/** What `laws.json` and `statutes.json` must hold. */

/** Who says so, where it can be read, and when somebody last looked. */
const provenance = {
  statedBy: z.enum(['company', 'county', 'city', 'state'], {
    error: '"company", "county", "city" or "state": whose statement it is',
  }),
  cite: sourceName(),
  lastChecked: date().describe('The day somebody last read the source'),
  differs: quotable(prose('one sentence on what a public source says instead')).optional(),
};

/** A rule in words. */
const saying = z.strictObject({ text: quotable(prose('the rule in words')), ...provenance });

/** A rule with a number: how long a test is valid, how many days somebody has. */
const rule = quotable(
  z.strictObject(
    {
      ...quantity.shape,
      ...provenance,
      runsFrom: quotable(text('from what event the days run')).optional(),
    },
    { error: 'a figure with "value", "unit", "statedBy", "cite" and "lastChecked"' },
  ),
  'quantity',
);

/** A rule whose number the tools count in one unit. @param one of it, such as "day" */
const counted = (one: 'day' | 'year'): typeof rule =>
  rule.refine(({ unit }) => [one, `${one}s`].includes(unit), {
    error: `a figure in ${one}s, in which the site counts: "unit": "${one}s"`,
    path: ['unit'],
  });

/** Kinds of home, as the tool that finds a visitor's law asks for them. */
const HOMES = {
  house: 'house',
  condominium: 'condominium',
  cooperative: 'cooperative',
  apartment: 'apartment',
} as const;

const kindsOfHome = (): z.ZodArray<z.ZodEnum<typeof HOMES>> =>
  z.array(z.enum(HOMES, { error: `one of ${Object.keys(HOMES).join(', ')}` }));

const enactment = z.strictObject({
  name: quotable(text('the name of the bill or ordinance')),
  adopted: quotable(date(), 'day').describe('The day it was adopted').optional(),
  effective: quotable(date(), 'day').describe('The day it came into force'),
  appliesTo: quotable(prose('which homes the law applies to')),
  homes: kindsOfHome()
    .describe('The kinds of home that it names; of any other the law finder says: ask')
    .optional(),
  exempt: kindsOfHome().describe('The kinds of home that it leaves out').optional(),
  groundContact: z
    .boolean({ error: 'true where only homes that touch the ground are meant' })
    .optional(),
});

/** The rule of another law holds here: it is told, with the way to that law's column. */
const elsewhere = saying.extend({
  law: entryName('a law in this file, such as "montgomeryResale"').optional(),
});

/**
 * What a law can have. Real laws differ: only who made it, what it covers, when it began and where it can be read is
 * asked of each; every rule may be missing, and then no page speaks of it.
 */
const law = z.strictObject({
  path: quotable(
    form(
      /^\/laws\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'the address of its page, such as "/laws/takoma-park" for docs/laws/takoma-park.md',
    ),
  ),
  title: quotable(text('the title of the law page')),
  jurisdiction: quotable(text('a county or city')),
  state: state(),
  covers: quotable(text('what the law covers')),
  enactments: z
    .strictObject({
      sale: enactment.describe('What holds when a home is sold').optional(),
      rental: enactment.describe('What holds when a home is rented out').optional(),
      other: enactment.describe('What holds for anything else, such as new homes').optional(),
    })
    .refine(({ sale, rental, other }) => sale ?? rental ?? other, {
      error:
        'at least one of "sale", "rental" and "other", each with name, effective and appliesTo',
    }),
  code: quotable(text('the place in the code')).optional(),
  validity: counted('year').describe('How long a test counts').optional(),
  saleValidity: counted('year').describe('The same for a sale, where it differs').optional(),
  saleRule: elsewhere.describe('Which rule holds for a sale, where it has none').optional(),
  rentalRule: elsewhere.describe('Which rule holds for rentals, where it has none').optional(),
  saleMitigation: saying
    .extend({
      required: z.boolean({ error: 'true or false, without quotation marks' }).optional(),
    })
    .describe('Whether a sale asks for mitigation')
    .optional(),
  minimumUnits: quantity.describe('From how many units the law holds').optional(),
  mitigation: z
    .strictObject({
      required: z.boolean({ error: 'true or false, without quotation marks' }),
      level: quantity.describe('From which level').optional(),
      ...provenance,
    })
    .describe('Whether a high result must be fixed')
    .optional(),
  whoTests: saying.describe('Who tests').optional(),
  results: saying.describe('Who gets the result').optional(),
  leaseSigning: saying.describe('What is due when a lease is signed').optional(),
  disclosure: counted('day').describe('Within what time the result is handed over').optional(),
  tenantNotice: counted('day')
    .describe('Within what time a tenant tells the landlord of a result')
    .optional(),
  followUp: counted('day').describe('Within what time a second test follows').optional(),
  termination: counted('day').describe('When a tenant may end the lease').optional(),
  leaseEnd: saying.describe('When a lease may be ended').optional(),
  longTermTest: rule.describe('How long a long-term test takes').optional(),
  precedence: saying.describe('Which of two tests counts').optional(),
  condominiums: saying.describe('What holds for condominiums').optional(),
  penalty: saying.describe('What happens to who does not test').optional(),
  saleNumber: saying.describe('The number of the rule for sales').optional(),
  rules: z
    .record(
      entryName('a short name such as "newHomes"'),
      saying.extend({ term: text('whom or what it concerns') }),
    )
    .describe('Rules of any other kind, each by a short name')
    .optional(),
  exemptions: z
    .strictObject({
      ...provenance,
      confirmed: z
        .boolean({ error: 'false where no text in force names the exemptions' })
        .optional(),
    })
    .describe('Who says what is exempt')
    .optional(),
  exemptHomes: quotable(z.array(text('a kind of home')), 'list')
    .describe('Homes that the law leaves out')
    .optional(),
  exemptPlaces: quotable(z.array(name('a town')), 'list')
    .describe('Towns that the law leaves out')
    .optional(),
  exemptSales: quotable(z.array(text('a kind of sale')), 'list')
    .describe('Sales that the law leaves out')
    .optional(),
  note: quotable(prose('a sentence on how far the facts are confirmed')).optional(),
  sources: z
    .array(z.strictObject({ id: sourceName(), supports: prose('what the source says').optional() }))
    .min(1),
});

/** Every law that has a page, by a short name, in the order of menu, cards and table. */
export const laws = z.record(entryName('a short name such as "takomaPark"'), law);

/** Rules of the states and the District, by a short name. */
export const statutes = z.record(
  z.string(),
  z.strictObject({
    place: z.enum(['maryland', 'dc', 'virginia'], {
      error: '"maryland", "dc" or "virginia"; another place needs a programmer',
    }),
    says: quotable(prose('what the statute asks, in a sentence or two')),
    cite: sourceName(),
    lastChecked: date(),
    since: date().optional(),
    superseded: z
      .boolean({ error: 'true where a later bill may have replaced what we read' })
      .optional(),
    differs: quotable(prose('one sentence on what to know beside it')).optional(),
  }),
);
