import { addDays, addYears } from '../day';
import type { Samples } from '../every-choice';
import { placeSamples } from '../place/samples';
import type { ResultFacts } from './facts';
import type { ResultQuestions } from './questions';
import { toBq } from './units';

/**
 * Samples on both sides of each level, with "less than", units and thousands; for rentals under every law; and on days
 * whose deadlines have passed.
 */
export function resultSamples(facts: ResultFacts, today: string): Samples<ResultQuestions>[] {
  const { action, consider, water, considerWater, bqPerPci, places, doubtfulPlaces } = facts;
  const value = [
    ...[0, consider, action, 1.5 * action, 2 * action].map(String),
    `<${consider}`,
    `<${action}`,
    `<${2 * action}`,
    // Rounded up to the level.
    String(action - 0.05),
  ];
  const inWater = [
    0,
    water,
    water + 1,
    2 * water,
    `<${considerWater}`,
    `<${water}`,
    `<${2 * water}`,
  ].map(String);
  const renting = { situation: ['tenant', 'landlord'] };
  const at = String(action);
  return [
    { value, test: ['', 'short', 'long', 'monitor'], second: [''], place: [''] },
    // For a seller, the state decides what the buyer is told.
    {
      value: [at],
      unit: ['pci'],
      test: ['', 'monitor'],
      situation: ['selling'],
      place: placeSamples(places),
    },
    // Two numbers: alike, one high and one low, two that make an average of the level, and "less than".
    ...[
      [String(consider), String(consider)],
      [at, `${at} pCi/L`],
      [at, '0'],
      [String(3 * action), '0'],
      [`<${action}`, `<${action}`],
      [`<${2 * action}`, at],
    ].map(([one = '', other = '']) => ({
      value: [one],
      unit: ['', 'bq'],
      test: ['short'],
      second: [other],
      place: [''],
    })),
    {
      ...renting,
      value: [at],
      unit: ['pci'],
      test: ['short'],
      second: ['0'],
      place: placeSamples(places),
      date: [''],
    },
    {
      value: [...inWater, water.toLocaleString('en-US'), `${toBq(water, bqPerPci) / 1000} Bq/L`],
      test: ['', 'water'],
      situation: ['home'],
    },
    // A typed unit that is not the one chosen, or that belongs to the other kind of test.
    ...[`${at} pCi/L`, `${at} Bq/m³`, `${at} Bq/L`, '0.1 Bq/L', '4000'].map((typed) => ({
      value: [typed],
      test: ['', 'short', 'water'],
      second: [''],
      situation: ['home'],
    })),
    ...[['', addYears(today, -1)], [addDays(today, 1)]].map((date) => ({
      ...renting,
      value: [at],
      unit: ['pci'],
      test: ['', 'long'],
      second: [''],
      place: ['', ...placeSamples(places, doubtfulPlaces)],
      date,
    })),
  ];
}
