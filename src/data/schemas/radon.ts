import * as z from 'zod';
import { quantity, text, quotable } from '../fields';

/** The schema of `radon.json`. */

export const radon = z.strictObject({
  actionLevel: z.strictObject({
    air: quantity.describe('EPA’s action level in air'),
    considerMitigation: quantity.describe('From which level to consider mitigation'),
    urgent: quantity.describe('From which level a second short test follows at once'),
    water: quantity.describe('Above which level to act on radon in water'),
    considerWater: quantity.describe('Above which level to consider treating water'),
  }),
  averages: z.strictObject({
    indoor: quantity.describe('The average in American homes'),
    outdoor: quantity.describe('The average outdoors'),
    whoReference: quantity.describe('The reference level of the WHO, in pCi/L'),
    whoReferenceBq: quantity.describe('The reference level of the WHO, in Bq/m³'),
    bqPerPci: quantity.describe('One pCi/L in Bq/m³'),
    actionLevelBq: quantity.describe('EPA’s action level in Bq/m³'),
  }),
  health: z.strictObject({
    lungCancerRank: quotable(text('a rank in words, such as "second",')),
    deathsPerYear: quantity.describe('Deaths by radon a year in the United States'),
    homesAboveAction: quantity.describe('One home in how many is above the action level'),
  }),
  test: z.strictObject({
    minimum: quantity.describe('How long a short-term test takes at least'),
    severeWeather: quantity.describe('How long a test takes in severe weather, in hours'),
    severeWeatherDays: quantity.describe('The same in days'),
    contiguous: quantity.describe('What a continuous monitor must record in a row'),
    longTermDays: quantity.describe('From how many days a test is a long-term one'),
  }),
  closedHouse: z.strictObject({
    before: quantity.describe('How long before a test the house must be closed'),
    temperature: quantity.describe('How warm a closed house is kept'),
  }),
  retest: z.strictObject({
    every: quantity.describe('How often to test a home again'),
    withMitigation: quantity.describe('How often where there is a mitigation system'),
    standardMaximum: quantity.describe('The longest time between tests that the standard allows'),
  }),
  devices: z.strictObject({
    area: quantity.describe('How much floor one device covers'),
  }),
  mitigation: z.strictObject({
    retestAfter: quantity.describe('How soon after mitigation a test may begin'),
    retestWithin: quantity.describe('Within what time after mitigation to test'),
    retestSuggested: quantity.describe('When we suggest to test after mitigation'),
    installation: quantity.describe('How long the installation of a system takes'),
  }),
  inspection: z.strictObject({
    components: quantity.describe('How many parts of a system an inspection looks at'),
  }),
  water: z.strictObject({
    samples: quantity.describe('How many samples a water test takes'),
    toDecide: quantity.describe('On how many samples a decision on water rests'),
    toAir: quantity.describe('How much radon in water adds one pCi/L to the air'),
    epaStatus: quotable(text('words on the status')),
    retestVacant: quantity.describe('Within what time after moving in to test water again'),
    retest: quantity.describe('How often to test water again'),
    retestTreated: quantity.describe('How often where the water is treated'),
  }),
  halfLife: z.strictObject({
    radon222: quantity.describe('Half-life of radon-222'),
    polonium218: quantity.describe('Half-life of polonium-218'),
    lead214: quantity.describe('Half-life of lead-214'),
    bismuth214: quantity.describe('Half-life of bismuth-214'),
    polonium214: quantity.describe('Half-life of polonium-214'),
    lead210: quantity.describe('Half-life of lead-210'),
    bismuth210: quantity.describe('Half-life of bismuth-210'),
    polonium210: quantity.describe('Half-life of polonium-210'),
  }),
  standards: z.strictObject({
    homes: quotable(text('a standard')).describe('The standard for testing homes'),
    commercial: quotable(text('a standard')).describe(
      'The standard for schools, offices and large buildings',
    ),
    water: quotable(text('a standard')).describe('The standard for radon in water'),
    inspection: quotable(text('a standard')).describe(
      'The standard for inspecting mitigation systems',
    ),
  }),
});
