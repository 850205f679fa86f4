import * as z from 'zod';
import { quantity, text } from '../fields';

/** What `radon.json` must hold. */

export const radon = z.strictObject({
  actionLevel: z.strictObject({
    air: quantity,
    considerMitigation: quantity,
    water: quantity,
  }),
  averages: z.strictObject({
    indoor: quantity,
    outdoor: quantity,
    whoReference: quantity,
    whoReferenceBq: quantity,
    bqPerPci: quantity,
    actionLevelBq: quantity,
  }),
  health: z.strictObject({
    lungCancerRank: text('a rank in words, such as "second",'),
    deathsPerYear: quantity,
    homesAboveAction: quantity,
  }),
  test: z.strictObject({
    minimum: quantity,
    severeWeather: quantity,
    severeWeatherDays: quantity,
    longTermDays: quantity,
  }),
  closedHouse: z.strictObject({ before: quantity }),
  retest: z.strictObject({ every: quantity, withMitigation: quantity, standardMaximum: quantity }),
  devices: z.strictObject({ area: quantity }),
  mitigation: z.strictObject({
    retestAfter: quantity,
    retestWithin: quantity,
    retestSuggested: quantity,
    installation: quantity,
  }),
  inspection: z.strictObject({ components: quantity }),
  water: z.strictObject({
    samples: quantity,
    toAir: quantity,
    epaStatus: text('words on the status'),
    retest: quantity,
    retestTreated: quantity,
  }),
  halfLife: z.strictObject({
    radon222: quantity,
    polonium218: quantity,
    lead214: quantity,
    bismuth214: quantity,
    polonium214: quantity,
    lead210: quantity,
    bismuth210: quantity,
    polonium210: quantity,
  }),
  standards: z.strictObject({
    homes: text('a standard'),
    commercial: text('a standard'),
    water: text('a standard'),
    inspection: text('a standard'),
  }),
});
