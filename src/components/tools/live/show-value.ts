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

/** "By Tuesday, 12 AM" is read as the end of Tuesday, or its noon, by many: it is Monday, 11:59 PM. */
function beforeMidnight(time: string): string {
  return time.endsWith('T00:00') ? `${addDays(time.slice(0, 10), -1)}T23:59` : time;
}

/** The time as it is told. */
const toldTime = ({ time, by }: Extract<Value, { time: string }>): string =>
  by ? beforeMidnight(time) : time;

/** A value as a language writes it, such as "es-US". */
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

/** What machines read of a value: an element, its attribute, and what stands in it. */
function forMachines(value: Value): readonly [tag: string, attribute: string, machine: string] {
  if ('day' in value) return ['time', 'datetime', value.day];
  if ('time' in value) return ['time', 'datetime', toldTime(value)];
  if ('names' in value) return ['data', 'value', value.names.join('; ')];
  return ['data', 'value', String('number' in value ? value.number : value.dollars)];
}

/** A value in the language of the page, as an element that machines can read as well. */
export function showValue(value: Value): HTMLElement {
  const [tag, attribute, machine] = forMachines(value);
  const element = document.createElement(tag);
  element.textContent = valueInWords(value, pageLocale());
  element.setAttribute(attribute, machine);
  return element;
}
