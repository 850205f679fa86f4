import * as z from 'zod';
import { date, path, quantity, text, url } from '../fields';

/** What `laws.json` must hold. */

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
  validity: quantity,
  saleValidity: quantity.optional(),
  minimumUnits: quantity.optional(),
  mitigation: z.strictObject({
    required: z.boolean({ error: 'true or false, without quotation marks' }),
    level: quantity.optional(),
  }),
  disclosure: quantity.optional(),
  tenantNotice: quantity.optional(),
  followUp: quantity.optional(),
  termination: quantity.optional(),
  longTermTest: quantity.optional(),
  penalty: text('the penalty').optional(),
  exemptHomes: z.array(text('a kind of home')).optional(),
  exemptPlaces: z.array(text('a town')).optional(),
  note: text('a sentence on how far the facts are confirmed').optional(),
  sources: z
    .array(
      z.strictObject({
        name: text('the name of the source'),
        url: url(),
        supports: text('what the source says').optional(),
      }),
    )
    .min(1),
  lastChecked: date(),
});

export const laws = z.strictObject({
  montgomeryResale: law,
  montgomeryRental: law,
  gaithersburg: law,
  rockville: law,
});
