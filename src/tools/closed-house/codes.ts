import { sayer, type Statement, type Value } from '../outcome';
import type { CLOSED_HOUSE_SENTENCES } from './sentences';

export type ClosedHouseSaying = keyof typeof CLOSED_HOUSE_SENTENCES;

/** A statement of this tool. */
export type Said = Statement<ClosedHouseSaying>;

/** Returns a minute as a value that people plan by, with its day of the week. */
export const clock = (minute: string): Value => ({ time: minute, weekday: true });

export const say = sayer<typeof CLOSED_HOUSE_SENTENCES>();
