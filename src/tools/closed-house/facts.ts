import { radon as allRadon } from '../../data';
import type { Company, Notice, Radon } from '../../data/schema';
import { officeDays } from '../office-days';
import type { OpenedFacts } from './opened';
import type { SheetFacts } from './sheet';

/** The facts of the closed-house tool. */
export type ClosedHouseFacts = { sheet: SheetFacts; opened: OpenedFacts };

/** Selects the facts of the sheet and of an opened window from `radon.json`, `company.json` and `notices.json`. */
export function closedHouseFacts({
  radon: { closedHouse, test } = allRadon,
  company,
  notices,
}: { radon?: Radon; company?: Company; notices?: readonly Notice[] } = {}): ClosedHouseFacts {
  const before = closedHouse.before.value;
  const { workdays, closed } = officeDays({ company, notices });
  const storm = test.severeWeather.value;
  return {
    sheet: {
      before,
      lengths: { short: test.minimum.value, storm },
      workdays,
      closed,
    },
    opened: {
      before,
      contiguous: test.contiguous.value,
      spare: test.minimum.value - test.contiguous.value,
      extended: storm,
    },
  };
}
