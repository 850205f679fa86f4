import { expect, test } from 'vitest';
import { summaryOf } from '../../../src/laws/summary';
import { lawOf, laws, type Law } from '../../../src/data';
import { optionalIn, without } from '../../../src/laws/lacking';
import { variants } from './law-variants';

const summary = (law: Law): string[] =>
  summaryOf(law).map(({ term, text }) => `${term}: ${text}`.replaceAll('\u00A0', ' '));
const { rental } = lawOf('rockville').enactments;

test.each(Object.entries(laws))('%s is told whole, whatever it lacks', (_id, law) => {
  for (const variant of variants(law)) {
    expect(summary(variant).join('\n')).not.toMatch(/undefined|NaN|Invalid|\{|: $/m);
  }
});

test('a law with nothing but its parts has two points', () => {
  const bare = without(lawOf('rockville'), optionalIn(lawOf('rockville')));
  expect(summary({ ...bare, enactments: { rental } })).toEqual([
    'Effective: September 27, 2023 (Ordinance 06-23)',
    'Covers: Ground-contact units of rental facilities, says the city',
  ]);
});

test('what a law with both parts leaves out is named of its sales', () => {
  expect(summary(lawOf('rockville'))).toContain('Exempt, sales: Condominiums and cooperatives');
});

test('mitigation at a sale and in a rental are told apart where they differ', () => {
  const { mitigation } = lawOf('montgomeryRental');
  expect(summary(lawOf('rockville'))).toEqual(
    expect.arrayContaining([
      'Mitigation, sales: Not required',
      'Mitigation, rentals: Required above 4 pCi/L, says the city',
    ]),
  );
  const saleAlone = { ...lawOf('montgomeryResale'), mitigation } as Law;
  expect(summary(saleAlone)).toContain('Mitigation: Required at 4.0 pCi/L or above');
});

test('what only the company says stands plainly, and its box says once that nobody confirmed it', () => {
  const gaithersburg = lawOf('gaithersburg');
  expect(summary(gaithersburg)).toContain('Test for a lease: Valid for 2 years');
  expect(summaryOf(gaithersburg).filter(({ of }) => of?.known === 'company')).toEqual([]);
  const penalty = { text: 'A fine', known: 'company', statedBy: 'city' } as const;
  const own = summaryOf({ ...lawOf('rockville'), penalty }).filter(
    ({ of }) => of?.known === 'company',
  );
  expect(own.map(({ text }) => text)).toEqual(['A fine']);
});

test('a rule of another kind stands under its own name', () => {
  const rule = { ...lawOf('rockville').leaseEnd, term: 'New homes', text: 'Built with a pipe' };
  expect(summary({ ...lawOf('rockville'), rules: { newHomes: rule } } as Law)).toContain(
    'New homes: Built with a pipe',
  );
});
