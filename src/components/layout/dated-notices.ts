import type { Notice } from '@site/src/data';
import { addDays } from '@site/src/tools/day';
import { momentsOf } from '@site/src/tools/new-york';

/** A notice as a page holds it. */
export interface DatedNotice {
  text: Notice['text'];
  /** When its first day begins where the company is, and when its last one is over: milliseconds since 1970. */
  moments: `${number} ${number}`;
  /** Whether it is shown on the day of the build, to those without script. */
  isShown: boolean;
}

const beginning = (day: string): number => momentsOf(`${day}T00:00`)[0]!;

/** The notices that are not over. @param today the day of the build, as YYYY-MM-DD */
export function datedNotices(notices: readonly Notice[], today: string): DatedNotice[] {
  return notices
    .filter(({ until }) => until >= today)
    .map(({ from, until, text }) => ({
      text,
      moments: `${beginning(from)} ${beginning(addDays(until, 1))}`,
      isShown: from <= today,
    }));
}
