import * as z from 'zod';
import { date, path, quantity, sourceName, text } from '../fields';

/** What `laws.json` and `statutes.json` must hold. */

/** Who says so, where it can be read, and when somebody last looked. */
const provenance = {
  statedBy: z.enum(['company', 'county', 'city', 'state'], {
    error: '"company", "county", "city" or "state": whose statement it is',
  }),
  cite: sourceName(),
  lastChecked: date(),
  differs: text('one sentence on what a public source says instead').optional(),
};

/** A rule in words. */
const saying = z.strictObject({ text: text('the rule in words'), ...provenance });

/** A rule with a number: how long a test is valid, how many days somebody has. */
const rule = z.strictObject(
  {
    ...quantity.shape,
    ...provenance,
    runsFrom: text('from what event the days run').optional(),
  },
  { error: 'a figure with "value", "unit", "statedBy", "cite" and "lastChecked"' },
);

const enactment = z.strictObject({
  name: text('the name of the bill or ordinance'),
  adopted: date(),
  effective: date(),
  appliesTo: text('which homes the law applies to'),
});

const law = z.strictObject({
  path: path(),
  title: text('the title of the law page'),
  jurisdiction: text('a county or city'),
  covers: text('what the law covers'),
  enactments: z
    .strictObject({ sale: enactment.optional(), rental: enactment.optional() })
    .refine(({ sale, rental }) => sale ?? rental, {
      error: 'at least one of "sale" and "rental", each with name, adopted and effective',
    }),
  code: text('the place in the code').optional(),
  validity: rule,
  saleValidity: rule.optional(),
  saleRule: saying.optional(),
  saleMitigation: saying.optional(),
  minimumUnits: quantity.optional(),
  mitigation: z.strictObject({
    required: z.boolean({ error: 'true or false, without quotation marks' }),
    level: quantity.optional(),
    ...provenance,
  }),
  whoTests: saying.optional(),
  results: saying.optional(),
  leaseSigning: saying.optional(),
  disclosure: rule.optional(),
  tenantNotice: rule.optional(),
  followUp: rule.optional(),
  termination: rule.optional(),
  leaseEnd: saying.optional(),
  longTermTest: rule.optional(),
  precedence: saying.optional(),
  condominiums: saying.optional(),
  penalty: saying.optional(),
  saleNumber: saying.optional(),
  exemptions: z.strictObject(provenance).optional(),
  exemptHomes: z.array(text('a kind of home')).optional(),
  exemptPlaces: z.array(text('a town')).optional(),
  exemptSales: z.array(text('a kind of sale')).optional(),
  note: text('a sentence on how far the facts are confirmed').optional(),
  sources: z
    .array(z.strictObject({ id: sourceName(), supports: text('what the source says').optional() }))
    .min(1),
});

export const laws = z.strictObject({
  montgomeryResale: law,
  montgomeryRental: law,
  gaithersburg: law,
  rockville: law,
});

/** Rules of the states and the District, by a short name. */
export const statutes = z.record(
  z.string(),
  z.strictObject({
    place: z.enum(['maryland', 'dc', 'virginia'], { error: '"maryland", "dc" or "virginia"' }),
    says: text('what the statute asks, in a sentence or two'),
    cite: sourceName(),
    lastChecked: date(),
    since: date().optional(),
    superseded: z
      .boolean({ error: 'true where a later bill may have replaced what we read' })
      .optional(),
    differs: text('one sentence on what to know beside it').optional(),
  }),
);
