import { first, type Reader } from '../question';

/** A time of the day such as 08:30. */
export const time: Reader<string, 'time'> = (typed) => {
  const text = first(typed);
  if (text === '') return { value: undefined };
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? { value: text } : { slip: 'time' };
};

/** More hours, or minutes, than any test has is a slip of typing. */
const MOST = 9999;

/** A number from 0 on, with a point or a comma, or `unknown`, which is no answer. */
export const amount: Reader<number, 'amount'> = (typed) => {
  const text = first(typed);
  if (text === '' || text.toLowerCase() === 'unknown') return { value: undefined };
  const number = /^\d{1,4}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return number <= MOST ? { value: number } : { slip: 'amount' };
};
