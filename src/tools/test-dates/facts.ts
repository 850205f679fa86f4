import { company as ours, notices as allNotices, radon as allRadon } from '../../data';
import type { Company, Notice, Radon } from '../../data/schema';
import { lawFacts, type LawData } from '../../laws/facts';
import { officeDays } from '../office-days';
import type { DatesFacts } from './occasions';

/** Selects the facts of the planner from `src/data`. */
export function datesFacts({
  radon: { test, retest, mitigation, water, closedHouse } = allRadon,
  company = ours,
  notices = allNotices,
  ...law
}: LawData & {
  radon?: Radon;
  company?: Company;
  notices?: readonly Notice[];
} = {}): DatesFacts {
  return {
    testDays: Math.ceil(test.minimum.value / 24),
    stormDays: test.severeWeatherDays.value,
    closeBy: closeBy(company, closedHouse.before.value),
    closes: company.openingHours.office.map(({ closes }) => closes).sort()[0] ?? '',
    closesOn: Object.fromEntries(
      notices.flatMap(({ hours }) => (hours ? [[hours.day, hours.closes]] : [])),
    ),
    ...officeDays({ company, notices }),
    law: lawFacts(law),
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

type Hours = {
  openingHours: { office: readonly Pick<Company['openingHours']['office'][number], 'opens'>[] };
};

/** Returns the time (HH:MM) on the evening before that is `hours` before the earliest opening of the office. */
export function closeBy({ openingHours }: Hours, hours: number): string {
  const [first = '00:00'] = openingHours.office.map(({ opens }) => opens).sort();
  const hour = (Number(first.slice(0, 2)) + 24 - hours) % 24;
  return `${String(hour).padStart(2, '0')}${first.slice(2)}`;
}
