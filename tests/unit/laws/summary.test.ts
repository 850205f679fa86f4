import { expect, it } from 'vitest';
import type { Law } from '../../../src/data';
import { exempt } from '../../../src/laws/points';
import { summaryOf } from '../../../src/laws/summary';
import { BARE, COMPANY, READ } from './support';

const part = { name: 'Bill 2', effective: '2026-01-01', appliesTo: 'Homes' };
const law = (more: Partial<Law>): Law => ({ ...BARE, ...more });

/** Returns the key points of a law, each as `term: text`. */
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

const days = { value: 90, unit: 'days', ...READ } as const;
const said = (text: string): { text: string } & typeof READ => ({ text, ...READ });

it('a law is told in its key points, and what it does not have is left out', () => {
  expect(
    points({
      enactments: { sale: part, rental: { ...part, name: 'Bill 3', appliesTo: 'Rentals' } },
      exemptHomes: ['condominiums'],
      validity: { ...days, value: 3, unit: 'years' },
      mitigation: { required: true, level: { value: 4, unit: 'pCi/L' }, ...READ },
      leaseSigning: said('A copy'),
      disclosure: { ...days, value: 14 },
      followUp: { ...days, value: 30 },
      leaseEnd: said('If nobody fixes it'),
      termination: days,
      penalty: said('A fine'),
    }),
  ).toEqual([
    'Effective: January 1, 2026 (Bill 2) and January 1, 2026 (Bill 3)',
    'Covers: Homes; Rentals',
    'Exempt, sales: Condominiums',
    'Test for a sale: Less than 3 years old at settlement',
    'Test for a lease: Valid for 3 years',
    'Mitigation: Required at 4 pCi/L or above',
    'Result to the tenant: A copy',
    'Result to the tenant: Within 14 days',
    'Follow-up test after a tenant’s notice: Within 30 days',
    'Tenant may end the lease: If nobody fixes it',
    'Tenant may end the lease: If not mitigated within 90 days',
    'Penalty: A fine',
  ]);
  expect(points({ enactments: { rental: part }, exemptHomes: ['condominiums'] })).toEqual([
    'Effective: January 1, 2026 (Bill 2)',
    'Covers: Homes',
    'Exempt: Condominiums',
  ]);
});

it.each<[Partial<Law>, string]>([
  [{ mitigation: { required: false, ...READ } }, 'Mitigation: Not required'],
  [{ mitigation: { required: true, ...READ } }, 'Mitigation: Required'],
  [
    { mitigation: { required: true, text: 'By a professional', ...READ } },
    'Mitigation: By a professional',
  ],
  [{ mitigation: { required: false, text: 'As agreed', ...READ } }, 'Mitigation: As agreed'],
  [
    { validity: { ...days, runsFrom: 'the day of the test' } },
    'Test for a lease: Less than 90 days old on the lease date',
  ],
  [
    { termination: { ...days, runsFrom: 'after the test' } },
    'Tenant may end the lease: If not mitigated within 90 days after the test',
  ],
])('%j is told in words', (more, told) => {
  const found = summaryOf(law({ enactments: { rental: part }, ...more })).at(-1);
  expect(`${found?.term}: ${found?.text}`.replaceAll('\u00a0', ' ')).toBe(told);
  expect(found?.of).toBe(Object.values(more)[0]);
});

it('of a law that nobody confirmed no point says so again', () => {
  const penalty = { text: 'A fine', ...COMPANY };
  const sourceOf = (more: Partial<Law>): unknown =>
    summaryOf(law(more)).find(({ text }) => text === penalty.text);
  expect(sourceOf({ penalty })).toEqual({ term: 'Penalty', text: 'A fine' });
  expect(sourceOf({ penalty, leaseSigning: said('A copy') })).toHaveProperty('of', penalty);
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
