import { PLACE_SENTENCES } from '../place/sentences';

/** How many devices, and the least and most that they cost. */
const SUM = ['devices', 'least', 'most'] as const;
const RANGE = ['least', 'most'] as const;

/** The sentences of the price tool. Their `@` is what a part of the house stands on. */
export const PRICE_SENTENCES = {
  'place.read': PLACE_SENTENCES['place.read'],
  'price.estimate.one': SUM,
  'price.estimate.many': SUM,
  'price.range.one': SUM,
  'price.range.many': SUM,
  'price.call.one': ['devices'],
  'price.call.many': ['devices'],
  'price.incomplete': SUM,
  'note.estimate': [],
  'note.call': [],
  'next.count': [],
  'next.book': [],
  'next.call': [],
  'sum.firstDevice': [...RANGE, 'place'],
  'sum.firstDeviceRange': RANGE,
  'sum.furtherDevices': ['least', 'most', 'count', 'each'],
  'sum.longTest': RANGE,
  'sum.water': RANGE,
  'apart.further': ['each'],
  'apart.others': [],
  'count.area': ['devices', 'size'],
  'count.part': [],
  'why.rule': [],
  'why.prices': [],
  'assumed.short': [],
  'assumed.sizeWithinOne': [],
  'assumed.sameSystem': [],
  'assumed.foundationCountsOnce': [],
  'assumed.noWell': [],
  'open.more': [],
  'open.either': [],
  'open.border': ['areas'],
  'open.placeNotListed': [],
  'open.placeUndecided': [],
  'open.placeUnknown': [],
  'open.groupsUnconfirmed': [],
  'open.sixthSample': [],
  'open.secondReading': [],
  'onward.call': [],
} as const;
