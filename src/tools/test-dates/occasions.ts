import type { LawFacts, Side } from '../../laws/rules';
import type { OfficeDays } from '../workdays';

/** What a test is planned for. */
export const OCCASIONS = ['sale', 'lease'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The side of a law that an occasion is on. */
export const sideOf = (occasion: Occasion): Side => (occasion === 'sale' ? 'sale' : 'rental');

/** What the planner needs of the facts. */
export type DatesFacts = OfficeDays & {
  /** Days, of 24 hours, that a test takes: usually, and in severe weather. */
  testDays: number;
  stormDays: number;
  /** By which hour the house is closed on the evening before: early enough for our first visit of the next day. */
  closeBy: string;
  /** When the office closes first: who books today calls before that. */
  closes: string;
  /** The days on which it closes at another hour, as its notices say. */
  closesOn: Record<string, string>;
  /** Whose law holds where, and how long a test counts by it. */
  law: LawFacts;
  retest: {
    routine: { least: number; most: number };
    standard: number;
    system: number;
    water: number;
    treatedWater: number;
    mitigationDays: { least: number; suggested: number; most: number };
  };
};

/** When the office closes on a day. */
export const closingOf = (day: string, { closes, closesOn }: DatesFacts): string =>
  closesOn[day] ?? closes;
