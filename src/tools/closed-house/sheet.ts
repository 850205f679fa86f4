import { clockChange, dayOfMinute, hoursAfter, momentsOf, type LocalMinute } from '../new-york';
import { dayFrom } from '../workdays';

/** How long a test runs: the shortest, or as long as severe weather asks for. */
export const LENGTHS = ['short', 'storm'] as const;
export type Length = (typeof LENGTHS)[number];

export interface SheetAnswers {
  /** When the device is placed, by the clocks of New York. */
  start: LocalMinute;
  length: Length;
}

/** Hours. */
export type SheetFacts = {
  before: number;
  lengths: Record<Length, number>;
  /** The days of the week on which a device is placed and collected, 0 for Sunday. */
  workdays: number[];
  /** Days on which the office is closed. */
  closed: string[];
};

/**
 * "ahead": the windows are still to be closed; "today": they close today; "closed": they were to be closed before
 * today.
 */
export type SheetCode = 'ahead' | 'today' | 'closed' | 'over' | 'no-such-time';

export interface SheetOutcome {
  code: SheetCode;
  hours: number;
  /** None where the clocks skip the minute of the start. */
  times?: {
    closeBy: LocalMinute;
    start: LocalMinute;
    /** Not before this the house is opened. */
    end: LocalMinute;
  };
  /** The day on which we collect, where we do not on that of the end. */
  collect?: string;
  /** The test starts on a day on which we do not come. */
  noVisit?: true;
  /** The clocks are put forward or back before the start, or during the test: hours are counted as they go by. */
  clocks?: Partial<Record<'before' | 'during', 'forward' | 'back'>>;
  /** The minute of the start comes twice, and the first is taken. */
  twice: boolean;
}

/**
 * The hours of a closed house around a test that begins at a given minute.
 *
 * @param today the day on which it is asked, in New York
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
