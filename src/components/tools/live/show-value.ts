import { dayAndTime, longDate, number, usd } from '@site/src/lib/format';
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
    return made('time', longDate(value.day, locale()), ['datetime', value.day]);
  }
  if ('time' in value) {
    return made('time', dayAndTime(value.time, locale()), ['datetime', value.time]);
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
