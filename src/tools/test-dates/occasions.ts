import type { LawFacts, Side } from '../../laws/rules';
import type { OfficeDays } from '../workdays';

/** What a test is planned for. */
export const OCCASIONS = ['sale', 'lease'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Returns the side of a law that an occasion is on. */
export const sideOf = (occasion: Occasion): Side => (occasion === 'sale' ? 'sale' : 'rental');

/** The facts of the planner. */
export type DatesFacts = OfficeDays & {
  /** Days of 24 hours that a test takes: usually and, `stormDays`, in severe weather. */
  testDays: number;
  stormDays: number;
  /**
   * Time (HH:MM) by which the house is closed on the evening before: early enough for our first visit of the next day.
   */
  closeBy: string;
  /** The office's earliest closing time (HH:MM): to book today, people call before it. */
  closes: string;
  /** Closing time (HH:MM) by day (YYYY-MM-DD) on days with other hours, from the notices. */
  closesOn: Record<string, string>;
  /** Which law applies where, and how long a test counts under it. */
  law: LawFacts;
  /** Years between tests, and days between a mitigation and its test. */
  retest: {
    routine: { least: number; most: number };
    standard: number;
    system: number;
    water: number;
    treatedWater: number;
    mitigationDays: { least: number; suggested: number; most: number };
  };
};

/** Returns when the office closes on a day, as HH:MM. */
export const closingOf = (day: string, { closes, closesOn }: DatesFacts): string =>
  closesOn[day] ?? closes;
