import { expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { exempt } from '../../../src/laws/points';
import { summaryOf } from '../../../src/laws/summary';
import { BARE, READ } from './support';

const part = { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' };
const law = (more: Partial<Law>): Law => ({ ...BARE, ...more });

/** The key points of a law, each as its term and its words. */
const points = (more: Partial<Law>): string[] =>
  summaryOf(law(more)).map(({ term, text }) => `${term}: ${text}`.replaceAll('\u00a0', ' '));

it('what a law leaves out is one point, with who says so', () => {
  const left = {
    exemptHomes: ['condominiums', 'cooperatives'],
    exemptPlaces: ['Oakton', 'Elmwood'],
    exemptSales: ['sales by a court'],
  };
  const text = 'Condominiums and cooperatives; homes in Oakton and Elmwood; some sales';
  expect(exempt(law({ ...left, exemptions: READ }))).toEqual([{ text, of: READ }]);
  expect(exempt(law(left))).toEqual([{ text }]);
  expect(exempt(law({ exemptHomes: ['condominiums'] }))).toEqual([{ text: 'Condominiums' }]);
  expect(exempt(law({ exemptions: READ }))).toEqual([]);
});

it('how long a test counts is told of each side that the law has', () => {
  const validity = { value: 3, unit: 'years', ...READ } as const;
  const test = (enactments: Law['enactments']): string[] =>
    points({ validity, enactments }).filter((one) => one.startsWith('Test'));
  expect(test({ sale: part })).toEqual(['Test for a sale: Less than 3 years old at settlement']);
  expect(test({ rental: part })).toEqual(['Test for a lease: Valid for 3 years']);
  expect(test({ sale: part, rental: part })).toHaveLength(2);
  expect(test({ other: part })).toEqual(['Test: Valid for 3 years']);
});

it('what a sale says of a high result stands for itself beside what a rental says', () => {
  const more = {
    mitigation: { required: true, ...READ },
    saleMitigation: { text: 'The contract decides', ...READ },
  } as const;
  const told = (enactments: Law['enactments'], of: Partial<Law> = more): string[] =>
    points({ ...of, enactments }).filter((one) => one.startsWith('Mitigation'));
  expect(told({ sale: part, rental: part })).toEqual([
    'Mitigation, sales: The contract decides',
    'Mitigation, rentals: Required',
  ]);
  expect(told({ sale: part })).toEqual(['Mitigation: The contract decides']);
  expect(told({ sale: part, rental: part }, { mitigation: more.mitigation })).toEqual([
    'Mitigation: Required',
  ]);
});

it('a rule of another kind stands under its own name, with who says so', () => {
  const rules = { pipe: { term: 'New homes', text: 'Built with a pipe', ...READ } };
  expect(summaryOf(law({ rules }))).toContainEqual({
    term: 'New homes',
    text: 'Built with a pipe',
    of: rules.pipe,
  });
});
