import { first, type Reader } from '../question';

/** Reads a time of day (HH:MM, 24 hours). */
export const time: Reader<string, 'time'> = (typed) => {
  const text = first(typed);
  if (text === '') return { value: undefined };
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : { slip: 'time' };
};

/** More hours or minutes than any test has are a typing error. */
const MOST = 9999;

/** Reads a number from 0 up, with a decimal point or comma, or `unknown`, which is no answer. */
export const amount: Reader<number, 'amount'> = (typed) => {
  const text = first(typed);
  if (text === '' || text.toLowerCase() === 'unknown') return { value: undefined };
  const number = /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return number <= MOST ? { value: number } : { slip: 'amount' };
};
