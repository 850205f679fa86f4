import { isDay } from './day';

/**
 * What a visitor has answered, as the address of a tool holds it (`/tools/radon-law?role=seller`). The names and values
 * are a public interface, listed in the README beside: people keep and share such addresses.
 */

/** What a reader makes of a field: its value, none when it was left empty, or a code for what is wrong with it. */
export type Reading<Value, Slip extends string> =
  | { value: Value | undefined }
  /** With what may be meant, as the field takes it. */
  | { slip: Slip; offers?: readonly string[] };

/** Reads what was typed or chosen for a field; a field can stand several times in an address. It never throws. */
export type Reader<Value = unknown, Slip extends string = string> = (
  typed: readonly string[],
) => Reading<Value, Slip>;

export type Fields = Readonly<Record<string, Reader>>;

type ValueOf<Of> = Of extends Reader<infer Value, string> ? Value : never;
type SlipOf<Of> = Of extends Reader<unknown, infer Slip> ? Slip : never;

/** The answers to a tool's questions; what was left empty, or cannot be read, is not there. */
export type AnswersOf<Of extends Fields> = { readonly [Name in keyof Of]?: ValueOf<Of[Name]> };

/** The code of each field that cannot be read. */
export type SlipsOf<Of extends Fields> = { readonly [Name in keyof Of]?: SlipOf<Of[Name]> };

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

/**
 * Reads the answers from an address. What cannot be read is told by a code, and keeps no other answer from being read.
 */
export function readAnswers<Of extends Fields>(
  fields: Of,
  address: URLSearchParams,
): { answers: AnswersOf<Of>; slips: SlipsOf<Of>; offers: Record<string, readonly string[]> } {
  const answers: Record<string, unknown> = {};
  const slips: Record<string, string> = {};
  const offers: Record<string, readonly string[]> = {};
  for (const [name, read] of Object.entries(fields)) {
    const reading = read(address.getAll(name));
    if ('slip' in reading) {
      slips[name] = reading.slip;
      if (reading.offers) offers[name] = reading.offers;
    } else if (reading.value !== undefined) answers[name] = reading.value;
  }
  return { answers: answers as AnswersOf<Of>, slips: slips as SlipsOf<Of>, offers };
}

/**
 * The address of what was typed: every field as it stands there, also one that cannot be read; empty ones are left out.
 */
export function writeAnswers(
  fields: Fields,
  typed: Iterable<readonly [string, string]>,
): URLSearchParams {
  const kept = [...typed].filter(([name, value]) => name in fields && value.trim() !== '');
  return new URLSearchParams(kept.map(([name, value]) => [name, value]));
}
