import { dayAndTime, list, longDate, number, usd, weekdayDate } from '@site/src/lib/format';
import { addDays } from '@site/src/lib/tools/day';
import type { Value } from '@site/src/lib/tools/outcome';
import { pageLocale } from './page';

function made(tag: string, text: string, attribute: readonly [string, string]): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  element.setAttribute(...attribute);
  return element;
}

/** "By Tuesday, 12 AM" is read as the end of Tuesday, or its noon, by many: it is Monday, 11:59 PM. */
function beforeMidnight(time: string): string {
  return time.endsWith('T00:00') ? `${addDays(time.slice(0, 10), -1)}T23:59` : time;
}

/** A value in the language of the page, as an element that machines can read as well. */
export function showValue(value: Value): HTMLElement {
  if ('day' in value) {
    const text = (value.weekday ? weekdayDate : longDate)(value.day, pageLocale());
    return made('time', text, ['datetime', value.day]);
  }
  if ('time' in value) {
    const shown = value.by ? beforeMidnight(value.time) : value.time;
    const text = dayAndTime(shown, pageLocale(), value.weekday ? weekdayDate : longDate);
    return made('time', text, ['datetime', value.time]);
  }
  if ('number' in value) {
    const text = number(value.number, value.decimals);
    return made('data', text, ['value', String(value.number)]);
  }
  if ('names' in value) {
    const text = list(value.names, 'or', pageLocale());
    return made('data', text, ['value', value.names.join('; ')]);
  }
  return made('data', usd(value.dollars), ['value', String(value.dollars)]);
}
