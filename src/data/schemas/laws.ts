import * as z from 'zod';
import { date, path, quantity, sourceName, text } from '../fields';

/** What `laws.json` and `statutes.json` must hold. */

/** Who says so, where it can be read, and when somebody last looked. */
const provenance = {
  statedBy: z.enum(['company', 'county', 'city', 'state'], {
    error: '"company", "county", "city" or "state": whose statement it is',
  }),
  cite: sourceName(),
  lastChecked: date().describe('The day somebody last read the source'),
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
  name: text('the name of the bill or ordinance'),
  adopted: date().describe('The day it was adopted'),
  effective: date().describe('The day it came into force'),
  appliesTo: text('which homes the law applies to'),
  homes: kindsOfHome()
    .describe('The kinds of home that it names; of any other the law finder says: ask')
    .optional(),
  exempt: kindsOfHome().describe('The kinds of home that it leaves out').optional(),
  groundContact: z
    .boolean({ error: 'true where only homes that touch the ground are meant' })
    .optional(),
});

const law = z.strictObject({
  path: path().describe('The address of the page of this law'),
  title: text('the title of the law page'),
  jurisdiction: text('a county or city'),
  covers: text('what the law covers'),
  enactments: z
    .strictObject({ sale: enactment.optional(), rental: enactment.optional() })
    .refine(({ sale, rental }) => sale ?? rental, {
      error: 'at least one of "sale" and "rental", each with name, adopted and effective',
    }),
  code: text('the place in the code').optional(),
  validity: rule.describe('How long a test counts'),
  saleValidity: rule.describe('The same for a sale, where it differs').optional(),
  saleRule: saying.describe('Which rule holds for a sale').optional(),
  saleMitigation: saying.describe('Whether a sale asks for mitigation').optional(),
  minimumUnits: quantity.describe('From how many units the law holds').optional(),
  mitigation: z.strictObject({
    required: z.boolean({ error: 'true or false, without quotation marks' }),
    level: quantity.describe('From which level').optional(),
    ...provenance,
  }),
  whoTests: saying.describe('Who tests').optional(),
  results: saying.describe('Who gets the result').optional(),
  leaseSigning: saying.describe('What is due when a lease is signed').optional(),
  disclosure: rule.describe('Within what time the result is handed over').optional(),
  tenantNotice: rule
    .describe('Within what time a tenant tells the landlord of a result')
    .optional(),
  followUp: rule.describe('Within what time a second test follows').optional(),
  termination: rule.describe('When a tenant may end the lease').optional(),
  leaseEnd: saying.describe('When a lease may be ended').optional(),
  longTermTest: rule.describe('How long a long-term test takes').optional(),
  precedence: saying.describe('Which of two tests counts').optional(),
  condominiums: saying.describe('What holds for condominiums').optional(),
  penalty: saying.describe('What happens to who does not test').optional(),
  saleNumber: saying.describe('The number of the rule for sales').optional(),
  exemptions: z
    .strictObject({
      ...provenance,
      confirmed: z
        .boolean({ error: 'false where no text in force names the exemptions' })
        .optional(),
    })
    .optional(),
  exemptHomes: z.array(text('a kind of home')).describe('Homes that the law leaves out').optional(),
  exemptPlaces: z.array(text('a town')).describe('Towns that the law leaves out').optional(),
  exemptSales: z.array(text('a kind of sale')).describe('Sales that the law leaves out').optional(),
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
