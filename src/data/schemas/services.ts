import * as z from 'zod';
import { count, money, path, text } from '../fields';

/** What `services.json` and `prices.json` must hold. */

export const prices = z.strictObject({
  air: z.strictObject({
    montgomery: money().describe('One air test in Montgomery County'),
    surrounding: money().describe('One air test in a county around it (areas.json)'),
    other: money().describe('One air test in other counties and in DC (areas.json)'),
    extraDevice: money().describe('Each further device in the same house'),
    longTerm: money().describe('A long-term air test'),
  }),
  water: z.strictObject({
    package: money().describe('A water test'),
    samples: count().describe('How many samples that price covers'),
  }),
  materials: z.strictObject({
    perSample: money().describe('One sample of a building material'),
    minimum: money().describe('The least that a visit for materials costs'),
  }),
  progeny: text('words such as "Custom quote"').describe(
    'Words in place of a price for progeny testing',
  ),
});

const service = z.strictObject({
  path: path(),
  name: text('the name of the service'),
  shortName: text('a short name'),
  pageTitle: text('the title for search engines, without the company name,').optional(),
  description: text('a description'),
  icon: text('the name of an icon'),
  standards: z
    .array(
      z.enum(['homes', 'commercial', 'water', 'inspection'], {
        error: 'one of "homes", "commercial", "water", "inspection" (radon.json, standards)',
      }),
    )
    .describe('Which standards it follows, by their names in radon.json'),
});

export const services = z.strictObject({
  air: service,
  water: service,
  materials: service,
  progeny: service,
  sgm: service,
});
