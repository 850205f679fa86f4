import { radon as allRadon } from '../../data';
import type { Company, Notice, Radon } from '../../data/schema';
import { officeDays } from '../office-days';
import type { OpenedFacts } from './opened';
import type { SheetFacts } from './sheet';

/** What the closed-house tool needs of the facts. */
export type ClosedHouseFacts = { sheet: SheetFacts; opened: OpenedFacts };

/** Chooses the facts of the sheet and of an opened window out of `radon.json` and `company.json`. */
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
