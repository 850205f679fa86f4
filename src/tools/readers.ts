import { isDay } from './day';

/** What a reader makes of a field: its value, none when it was left empty, or a code for what is wrong with it. */
export type Reading<Value, Slip extends string> =
  | { value: Value | undefined }
  /** With what may be meant, as the field takes it. */
  | { slip: Slip; offers?: readonly string[] };

/** Reads what was typed or chosen for a field; a field can stand several times in an address. It never throws. */
export type Reader<Value = unknown, Slip extends string = string> = (
  typed: readonly string[],
) => Reading<Value, Slip>;

/** What was typed into a field that stands once, without spaces around it. */
export const first = (typed: readonly string[]): string => (typed[0] ?? '').trim();

/** One of a few values; capital letters do not matter. */
export function choice<const Value extends string>(
  values: readonly Value[],
): Reader<Value, 'choice'> {
  return (typed) => {
    const text = first(typed).toLowerCase();
    if (text === '') return { value: undefined };
    const value = values.find((one) => one.toLowerCase() === text);
    return value === undefined ? { slip: 'choice' } : { value };
  };
}

/** A day such as 2026-03-31. */
export const day: Reader<string, 'day'> = (typed) => {
  const text = first(typed);
  if (text === '') return { value: undefined };
  return isDay(text) ? { value: text } : { slip: 'day' };
};

/** A whole number from 1 on, or `unknown`, which is no answer. */
export const count: Reader<number, 'count'> = (typed) => {
  const text = first(typed);
  if (text === '' || text === 'unknown') return { value: undefined };
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? { value: Number(text) } : { slip: 'count' };
};
