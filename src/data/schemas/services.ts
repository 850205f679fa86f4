import * as z from 'zod';
import { count, money, path, text } from '../fields';

/** What `services.json` and `prices.json` must hold. */

export const prices = z.strictObject({
  air: z.strictObject({
    montgomery: money(),
    surrounding: money(),
    other: money(),
    extraDevice: money(),
    longTerm: money(),
  }),
  water: z.strictObject({ package: money(), samples: count() }),
  materials: z.strictObject({ perSample: money(), minimum: money() }),
  progeny: text('words such as "Custom quote"'),
});

const service = z.strictObject({
  path: path(),
  name: text('the name of the service'),
  shortName: text('a short name'),
  pageTitle: text('the title for search engines, without the company name,').optional(),
  description: text('a description'),
  icon: text('the name of an icon'),
  standards: z.array(
    z.enum(['homes', 'commercial', 'water', 'inspection'], {
      error: 'one of "homes", "commercial", "water", "inspection" (radon.json, standards)',
    }),
  ),
});

export const services = z.strictObject({
  air: service,
  water: service,
  materials: service,
  progeny: service,
  sgm: service,
});
