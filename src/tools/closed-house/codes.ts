import type { Part, Statement, Value } from '../outcome';
import type { OpenedReason } from './opened';
import type { SheetCode } from './sheet';

/** Every sentence of the sheet, and of an opened window. Reasons that can end in several ways stand apart by `of`. */
export type ClosedHouseSaying =
  | `sheet.${Exclude<SheetCode, 'no-such-time'>}`
  | `hour.${'close' | 'start' | 'end'}`
  | `opened.${OpenedReason}`
  | `end.${'monitor' | 'other' | 'storm' | 'later'}${'' | 'Time'}`
  | `next.${'print' | 'missed' | 'close' | 'note' | 'call' | 'leave' | 'carry-on' | 'again' | 'keep' | 'collect'}`
  | `why.${'closed' | 'guide' | 'before' | 'hours' | 'keep' | 'storm' | 'forward' | 'back'}`
  | `assumed.${'zone' | 'twice' | 'hour' | 'minutes' | 'kind'}`
  | `open.${'appointment' | 'break' | 'edition' | 'hours'}`;

/** A statement of this tool. */
export type Said = Statement<ClosedHouseSaying>;

/** A minute that people plan by, with its day of the week. */
export const clock = (minute: string): Value => ({ time: minute, weekday: true });

/** Sentences without values. */
export const say = (part: Part, ...codes: ClosedHouseSaying[]): Said[] =>
  codes.map((code) => ({ part, code }));
