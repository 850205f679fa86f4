import type { Notice } from '@site/src/data';
import { addDays } from '@site/src/tools/day';
import { momentsOf } from '@site/src/tools/new-york';

/** A notice and when to show it. */
export interface DatedNotice {
  text: Notice['text'];
  /** The start of its first day and the end of its last, where the company is; in milliseconds since 1970. */
  moments: `${number} ${number}`;
  /** True if the notice is shown on the day of the build. Without JavaScript it stays that way. */
  isShown: boolean;
}

const beginning = (day: string): number => momentsOf(`${day}T00:00`)[0]!;

/**
 * Returns the notices that are not over.
 *
 * @param today the day of the build, as YYYY-MM-DD
 */
export function datedNotices(notices: readonly Notice[], today: string): DatedNotice[] {
  return notices
    .filter(({ until }) => until >= today)
    .map(({ from, until, text }) => ({
      text,
      moments: `${beginning(from)} ${beginning(addDays(until, 1))}`,
      isShown: from <= today,
    }));
}
