import * as z from 'zod';
import { count, form, money, name, path, prose, quotable, text } from '../fields';

/** The schemas of `services.json` and `prices.json`. */

const priceWords = 'a price in whole dollars such as 50, or words such as "Custom quote"';

/** A line that the office adds to the price table. */
const line = z.strictObject(
  {
    what: quotable(text('what it is, as the price table says it,')),
    price: z.union([money(priceWords), quotable(form(/^\D+$/, priceWords))], { error: priceWords }),
  },
  {
    error:
      'a new line of the price table, such as { "what": "Result the next morning", "price": 50 }',
  },
);

const group = z.record(z.string(), line, {
  error: 'lines of the price table, such as { "visit": { "what": "A visit", "price": 50 } }',
});

/** The prices that pages refer to by name. The office may add lines, and groups of lines. */
export const prices = z
  .object({
    air: z
      .object({
        montgomery: money().describe('One air test in Montgomery County'),
        surrounding: money().describe('One air test in a county around it (areas.json)'),
        other: money().describe('One air test in other counties and in DC (areas.json)'),
        extraDevice: money().describe('Each further device in the same house'),
        longTerm: money().describe('A long-term air test'),
      })
      .catchall(line),
    water: z
      .object({
        package: money().describe('A water test'),
        samples: count().describe('How many samples that price covers'),
      })
      .catchall(line),
    materials: z
      .object({
        perSample: money().describe('One sample of a building material'),
        minimum: money().describe('The least that a visit for materials costs'),
      })
      .catchall(line),
    progeny: quotable(text('words such as "Custom quote"')).describe(
      'Words in place of a price for progeny testing',
    ),
  })
  .catchall(group);

const service = z.strictObject({
  path: quotable(path()),
  name: quotable(text('the name of the service')),
  shortName: quotable(text('a short name')),
  description: quotable(prose('a description')),
  icon: name('the name of an icon'),
  standards: z
    .array(
      z.enum(['homes', 'commercial', 'water', 'inspection'], {
        error: 'one of "homes", "commercial", "water", "inspection" (radon.json, standards)',
      }),
    )
    .describe('Which standards it follows, by their names in radon.json'),
});

/** The air test, which is required, and others. If the office removes one, no page mentions it or its prices. */
export const services = z
  .object({
    air: z.strictObject(service.shape, {
      error: 'the air test: the home page and the price tool begin with it, so put it back',
    }),
  })
  .catchall(service);
