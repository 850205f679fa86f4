import { clockChange, dayOfMinute, hoursAfter, momentsOf, type LocalMinute } from '../new-york';
import { dayFrom } from '../workdays';

/** How long a test runs: the shortest, or as long as severe weather requires. */
export const LENGTHS = ['short', 'storm'] as const;
export type Length = (typeof LENGTHS)[number];

export interface SheetAnswers {
  /** When the device is placed, by New York's clocks. */
  start: LocalMinute;
  length: Length;
}

/** Hours of the protocol, and days of the office. */
export type SheetFacts = {
  /** Closed-house hours before the start. */
  before: number;
  lengths: Record<Length, number>;
  /** Days of the week on which a device is placed and collected, 0 for Sunday. */
  workdays: number[];
  /** Days (YYYY-MM-DD) on which the office is closed. */
  closed: string[];
};

/**
 * "ahead": the windows are still to be closed; "today": they close today; "closed": they were to be closed before
 * today; "over": the test has ended; "no-such-time": the clocks skip the start.
 */
export type SheetCode = 'ahead' | 'today' | 'closed' | 'over' | 'no-such-time';

export interface SheetOutcome {
  code: SheetCode;
  hours: number;
  /** Undefined if the clocks skip the minute of the start. */
  times?: {
    closeBy: LocalMinute;
    start: LocalMinute;
    /** The house must not be opened before this. */
    end: LocalMinute;
  };
  /** The day on which we collect, if not that of the end. */
  collect?: string;
  /** True if the test starts on a day without visits. */
  noVisit?: true;
  /** How the clocks change before the start or during the test; elapsed hours are counted all the same. */
  clocks?: Partial<Record<'before' | 'during', 'forward' | 'back'>>;
  /** True if the minute of the start occurs twice; the first is taken. */
  twice: boolean;
}

/**
 * Returns the closed-house hours around a test that starts at a given minute.
 *
 * @param today the day in New York on which it is asked
 */
export function closedHouse(
  { start, length }: SheetAnswers,
  { before, lengths, workdays, closed }: SheetFacts,
  today: string,
): SheetOutcome {
  const hours = lengths[length];
  const [moment, again] = momentsOf(start);
  if (moment === undefined) return { code: 'no-such-time', hours, twice: false };
  const closeBy = hoursAfter(moment, -before);
  const end = hoursAfter(moment, hours);
  const collect = dayFrom(dayOfMinute(end), workdays, closed);
  const [early, late] = [clockChange(moment, -before, 0), clockChange(moment, 0, hours)];
  const startDay = dayOfMinute(start);
  return {
    code: codeOf(dayOfMinute(closeBy), dayOfMinute(end), today),
    hours,
    times: { closeBy, start, end },
    ...(collect !== dayOfMinute(end) && { collect }),
    ...(dayFrom(startDay, workdays, closed) !== startDay && { noVisit: true }),
    ...((early ?? late) && {
      clocks: { ...(early && { before: early }), ...(late && { during: late }) },
    }),
    twice: again !== undefined,
  };
}

function codeOf(closing: string, ending: string, today: string): SheetCode {
  if (ending < today) return 'over';
  if (closing < today) return 'closed';
  return closing === today ? 'today' : 'ahead';
}
