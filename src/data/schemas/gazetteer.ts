import * as z from 'zod';
import { form, inEnglishAtLeast, name, state } from '../fields';

/** The schemas of `gazetteer.json` (where towns are) and `typed.json` (how people write to the tools). */

const area = (): z.ZodString => name('the name of a county of this file');

const prefix = (): z.ZodString => form(/^\d{3}$/, 'the first three digits of a ZIP code');

/** The counties of the region with their towns, and the state of each ZIP code prefix. */
export const gazetteer = z.strictObject({
  counties: z
    .array(
      z.strictObject({
        name: name('a county, or a city that is in none'),
        state: state(),
        called: z
          .array(name('a name'))
          .describe('What people call it without the word "County"')
          .optional(),
        towns: z
          .array(name('a town'))
          .describe(
            'Its towns. Those of places.json under the law of Montgomery County need no line',
          )
          .optional(),
      }),
    )
    .describe('Of two counties of one name, the first is meant where nobody names the state'),
  alsoIn: z
    .record(z.string(), z.array(area()))
    .describe('Towns whose name, or mailing address, reaches into other counties'),
  zips: z
    .array(z.strictObject({ from: prefix(), to: prefix(), state: state() }))
    .describe('The state that ZIP codes with these first three digits are of'),
});

const words = (): z.ZodArray<z.ZodString> => z.array(name('words as people type them'));

const typedIn = () =>
  z.strictObject({
    places: z
      .record(z.string(), name('a place as places.json or gazetteer.json write it'))
      .describe('Other spellings of a place'),
    states: z
      .record(z.string(), form(/^[A-Z]{2}$/, 'the two letters of a state, such as "MD"'))
      .describe('Names of states, of those too that are not ours'),
    counties: words().describe('"County", as people write it'),
    streets: words().describe('What ends the name of a street'),
    streetsBefore: words().describe('What begins the name of a street'),
    units: words().describe('What stands before the number of an apartment'),
    beside: words().describe('Words beside a place that do not change it'),
    otherPlaces: words().describe('Words that make another place of the name behind them'),
    countries: words().describe('The name of the country'),
    lessThan: words().describe('"Less than", before a result'),
    per: words().describe('"Per", which units write with a stroke: pCi per liter, pCi/L'),
    measures: z.strictObject({
      pci: words(),
      bq: words(),
      bql: words(),
      becquerels: words().describe('Becquerels, without saying of how much air or water'),
      wl: words().describe('Working levels, of decay products: no unit of radon'),
      feet: words(),
      meters: words(),
    }),
  });

/** The words of each language; the pages of every language understand all of them. */
export const typed = z.strictObject(inEnglishAtLeast(typedIn));
