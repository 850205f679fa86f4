import fc from 'fast-check';
import { addDays } from '../../../src/tools/day';

/** Days in the 60,000 days from January 1, 2020 (until 2184), including leap days, as `YYYY-MM-DD`. */
export const anyDay = fc
  .integer({ min: 0, max: 60_000 })
  .map((days) => addDays('2020-01-01', days));
