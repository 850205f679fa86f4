import * as z from 'zod';
import { count, money, path, text, quotable } from '../fields';

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
  progeny: quotable(text('words such as "Custom quote"')).describe(
    'Words in place of a price for progeny testing',
  ),
});

const service = z.strictObject({
  path: quotable(path()),
  name: quotable(text('the name of the service')),
  shortName: quotable(text('a short name')),
  description: quotable(text('a description')),
  icon: text('the name of an icon'),
  standards: z
    .array(
      z.enum(['homes', 'commercial', 'water', 'inspection'], {
        error: 'one of "homes", "commercial", "water", "inspection" (radon.json, standards)',
      }),
    )
    .describe('Which standards it follows, by their names in radon.json'),
});

/** Those that programs name, and any other. */
export const services = z
  .object({
    air: service,
    water: service,
    materials: service,
    progeny: service,
    sgm: service,
  })
  .catchall(service);
