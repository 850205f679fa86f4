import fc from 'fast-check';
import { addDays } from '../../../src/tools/day';

/** Days of this century and the next, also February 29. */
export const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays('2020-01-01', days));
