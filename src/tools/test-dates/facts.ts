import { radon } from '../../data';
import type { Radon } from '../../data/schema';
import { lawFacts } from '../../laws/facts';
import type { LawFacts } from '../../laws/rules';
import { officeDays } from '../office-days';
import type { OfficeDays } from '../workdays';
import type { DatesFacts } from './occasions';

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
