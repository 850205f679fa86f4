import { radon } from '../../../data';
import type { Radon } from '../../../data/schema';
import { officeDays, type OfficeDays } from '../workdays';
import { lawFacts, type LawFacts, type Side } from '../law/facts';

/** What a test is planned for. */
export const OCCASIONS = ['sale', 'lease'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The side of a law that an occasion is on. */
export const sideOf = (occasion: Occasion): Side => (occasion === 'sale' ? 'sale' : 'rental');

/** What the planner needs of the facts. */
export type DatesFacts = OfficeDays & {
  /** Days, of 24 hours, that a test takes: usually, and in severe weather. */
  testDays: number;
  stormDays: number;
  /** Whose law holds where, and how long a test counts by it. */
  law: LawFacts;
  retest: {
    routine: { least: number; most: number };
    standard: number;
    system: number;
    water: number;
    treatedWater: number;
    mitigationDays: { least: number; suggested: number; most: number };
  };
};

/** The facts that the planner needs. */
export function datesFacts(
  law: LawFacts = lawFacts(),
  { test, retest, mitigation, water }: Radon = radon,
  days: OfficeDays = officeDays(),
): DatesFacts {
  return {
    testDays: Math.ceil(test.minimum.value / 24),
    stormDays: test.severeWeatherDays.value,
    ...days,
    law,
    retest: {
      routine: { least: retest.every.value, most: retest.every.max ?? retest.every.value },
      standard: retest.standardMaximum.value,
      system: retest.withMitigation.value,
      water: water.retest.value,
      treatedWater: water.retestTreated.value,
      mitigationDays: {
        least: Math.ceil(mitigation.retestAfter.value / 24),
        suggested: mitigation.retestSuggested.value,
        most: mitigation.retestWithin.value,
      },
    },
  };
}
