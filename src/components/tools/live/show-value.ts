import {
  dayAndTime,
  list,
  longDate,
  number,
  placeName,
  usd,
  weekdayDate,
} from '@site/src/lib/format';
import { addDays } from '@site/src/tools/day';
import type { Value } from '@site/src/tools/outcome';
import { pageLocale } from './page';

/** Many read "by Tuesday, 12 AM" as the end of Tuesday, or its noon; so it becomes Monday, 11:59 PM. */
function beforeMidnight(time: string): string {
  return time.endsWith('T00:00') ? `${addDays(time.slice(0, 10), -1)}T23:59` : time;
}

/** Returns the time to show. */
const toldTime = ({ time, by }: Extract<Value, { time: string }>): string =>
  by ? beforeMidnight(time) : time;

/**
 * Formats a value.
 *
 * @param language for example "es-US"
 */
export function valueInWords(value: Value, language: string): string {
  if ('number' in value) return number(value.number, value.decimals);
  if ('dollars' in value) return usd(value.dollars);
  if ('names' in value)
    return list(
      value.names.map((name) => placeName(name, language)),
      'or',
      language,
    );
  const dayInWords = value.weekday ? weekdayDate : longDate;
  if ('day' in value) return dayInWords(value.day, language);
  return dayAndTime(toldTime(value), language, dayInWords);
}

/** Returns the element, attribute and value by which machines read a value. */
function forMachines(value: Value): readonly [tag: string, attribute: string, machine: string] {
  if ('day' in value) return ['time', 'datetime', value.day];
  if ('time' in value) return ['time', 'datetime', toldTime(value)];
  if ('names' in value) return ['data', 'value', value.names.join('; ')];
  return ['data', 'value', String('number' in value ? value.number : value.dollars)];
}

/** Returns an element with a value in the page's language, readable by machines too. */
export function showValue(value: Value): HTMLElement {
  const [tag, attribute, machine] = forMachines(value);
  const element = document.createElement(tag);
  element.textContent = valueInWords(value, pageLocale());
  element.setAttribute(attribute, machine);
  return element;
}
