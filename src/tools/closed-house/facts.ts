import { radon } from '../../data';
import type { Radon } from '../../data/schema';
import { officeDays } from '../office-days';
import type { OfficeDays } from '../workdays';
import type { OpenedFacts } from './opened';
import type { SheetFacts } from './sheet';

/** What the closed-house tool needs of the facts. */
export type ClosedHouseFacts = { sheet: SheetFacts; opened: OpenedFacts };

/** Chooses the facts of the sheet and of an opened window out of `radon.json` and `company.json`. */
export function closedHouseFacts(
  { closedHouse, test }: Radon = radon,
  { workdays }: OfficeDays = officeDays(),
): ClosedHouseFacts {
  const before = closedHouse.before.value;
  const storm = test.severeWeather.value;
  return {
    sheet: { before, lengths: { short: test.minimum.value, storm }, workdays },
    opened: { before, contiguous: test.contiguous.value, extended: storm },
  };
}
