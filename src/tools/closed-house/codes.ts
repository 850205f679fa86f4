import { sayer, type Statement, type Value } from '../outcome';

/** The hours of a sheet. */
const HOURS = ['hours', 'close', 'start', 'end'] as const;
const END = ['hours'] as const;
const TIMED = ['hours', 'time'] as const;

/** Every sentence of the sheet, and of an opened window. Reasons that can end in several ways stand apart by `of`. */
export const CLOSED_HOUSE_SENTENCES = {
  'sheet.ahead': HOURS,
  'sheet.today': HOURS,
  'sheet.closed': HOURS,
  'sheet.over': HOURS,
  'hour.close': HOURS,
  'hour.start': HOURS,
  'hour.end': HOURS,
  'opened.normal-entry': [],
  'opened.normal-use': [],
  'opened.long-test': [],
  'opened.closed-in-time': [],
  'opened.no-device-yet': [],
  'opened.test-over': [],
  'opened.broken-before': [],
  'opened.monitor-hours': [],
  'opened.enough-left': [],
  'opened.cannot-close': [],
  'opened.storm-length': [],
  'opened.break-not-ruled': [],
  'opened.device-disturbed': [],
  'opened.power-not-ruled': [],
  'opened.works-not-ruled': [],
  'opened.progeny-not-ruled': [],
  'end.monitor': END,
  'end.other': END,
  'end.storm': END,
  'end.later': END,
  'end.monitorTime': TIMED,
  'end.otherTime': TIMED,
  'end.stormTime': TIMED,
  'end.laterTime': TIMED,
  'next.print': [],
  'next.missed': [],
  'next.collect': ['collect'],
  'next.close': [],
  'next.note': [],
  'next.call': [],
  'next.leave': [],
  'next.carry-on': [],
  'next.again': [],
  'next.keep': [],
  'why.closed': [],
  'why.guide': [],
  'why.before': [],
  'why.hours': [],
  'why.keep': [],
  'why.storm': [],
  'why.forward': [],
  'why.back': [],
  'assumed.zone': [],
  'assumed.twice': [],
  'assumed.hour': [],
  'assumed.minutes': [],
  'assumed.kind': [],
  'open.appointment': [],
  'open.break': [],
  'open.edition': [],
  'open.hours': [],
} as const;

export type ClosedHouseSaying = keyof typeof CLOSED_HOUSE_SENTENCES;

/** A statement of this tool. */
export type Said = Statement<ClosedHouseSaying>;

/** A minute that people plan by, with its day of the week. */
export const clock = (minute: string): Value => ({ time: minute, weekday: true });

export const say = sayer<typeof CLOSED_HOUSE_SENTENCES>();
