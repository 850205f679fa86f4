import { dayAndTime, longDate, number, usd, weekdayDate } from '@site/src/lib/format';
import type { Value } from '@site/src/lib/tools/outcome';

/** The language of the page. */
const locale = (): string => document.documentElement.lang || 'en-US';

function made(tag: string, text: string, attribute?: readonly [string, string]): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (attribute) element.setAttribute(...attribute);
  return element;
}

/** A value in the language of the page, as an element that machines can read as well. */
export function showValue(value: Value): HTMLElement {
  if ('day' in value) {
    const text = (value.weekday ? weekdayDate : longDate)(value.day, locale());
    return made('time', text, ['datetime', value.day]);
  }
  if ('time' in value) {
    const text = dayAndTime(value.time, locale(), value.weekday ? weekdayDate : longDate);
    return made('time', text, ['datetime', value.time]);
  }
  if ('number' in value) {
    const text = number(value.number, value.decimals, locale());
    return made('data', text, ['value', String(value.number)]);
  }
  if ('dollars' in value) {
    return made('data', usd(value.dollars), ['value', String(value.dollars)]);
  }
  return made('span', value.typed);
}
