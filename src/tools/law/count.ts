import { first, type Reader } from '../question';

/** Reads a whole number of at least 1, or `unknown`, which is no answer. */
export const count: Reader<number, 'count'> = (typed) => {
  const text = first(typed);
  if (text === '' || text === 'unknown') return { value: undefined };
  return /^\d{1,6}$/.test(text) && Number(text) > 0 ? { value: Number(text) } : { slip: 'count' };
};
