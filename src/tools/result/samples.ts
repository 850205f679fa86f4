import { addDays, addYears } from '../day';
import type { Samples } from '../every-choice';
import { placeSamples } from '../place/samples';
import type { ResultFacts } from './facts';
import type { ResultQuestions } from './questions';
import { toBq } from './units';

/** Readings on both sides of each level, with "less than", units and thousands; wherever rents have a law, and over days that have passed. */
export function resultSamples(facts: ResultFacts, today: string): Samples<ResultQuestions>[] {
  const { action, consider, water, bqPerPci, places, doubtfulPlaces } = facts;
  const value = [
    ...[0, consider, action, 2 * action].map(String),
    `<${consider}`,
    `<${action}`,
    `<${2 * action}`,
    // Rounded up to the level.
    String(action - 0.05),
  ];
  const inWater = [0, water, `<${water}`, `<${2 * water}`].map(String);
  const renting = { situation: ['tenant', 'landlord'] };
  const at = String(action);
  return [
    { value, test: ['', 'short', 'long', 'monitor'], place: [''] },
    {
      value: [...inWater, water.toLocaleString('en-US'), `${toBq(water, bqPerPci) / 1000} Bq/L`],
      test: ['', 'water'],
      situation: ['home'],
    },
    // A unit typed that is not the one chosen; one that is of the other kind.
    ...[`${at} pCi/L`, `${at} Bq/m³`, `${at} Bq/L`, '0.1 Bq/L', '4000'].map((typed) => ({
      value: [typed],
      test: ['', 'short', 'water'],
      situation: ['home'],
    })),
    ...[['', addYears(today, -1)], [addDays(today, 1)]].map((date) => ({
      ...renting,
      value: [at],
      unit: ['pci'],
      test: ['', 'long'],
      place: ['', ...placeSamples(places, doubtfulPlaces)],
      date,
    })),
  ];
}
