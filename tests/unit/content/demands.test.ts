import { describe, expect, it } from 'vitest';
import { demandsOf } from '../../../src/content/check/demands';
import { readSite } from '../../../src/content/check/read-site';

const TODAY = '2026-11-23';
const { contents } = readSite('.', TODAY);

/** Returns what a law may lack so that a tool needs further sentences. */
const lacking = (tool: string, law: string): string[] =>
  demandsOf(tool, TODAY, contents).flatMap(({ of }) => (of?.law === law ? of.lacks : []));

describe('what a tool has to say', () => {
  it.each(['laws', 'places', 'gazetteer', 'areas', 'radon', 'prices', 'company'] as const)(
    'is not asked for while %s.json is wrong itself',
    (name) => {
      expect(demandsOf('price', TODAY, contents)).toHaveLength(1);
      expect(demandsOf('price', TODAY, { ...contents, [name]: undefined })).toEqual([]);
    },
  );

  it('is asked for anew of each part that a law need not have, and that can be said', () => {
    const common = ['validity', 'mitigation', 'exemptHomes', 'exemptions', 'whoTests', 'results'];
    const all = 'everything that it need not have';
    const quoted = (...more: string[]): string[] => [...common, ...more].map((one) => `"${one}"`);
    // Its "penalty", and the "companySays" of Rockville's law, are used on the laws' own pages only.
    expect(lacking('law', 'montgomeryResale').sort()).toEqual(
      [...quoted('exemptPlaces', 'exemptSales'), all].sort(),
    );
    expect(lacking('law', 'rockville').sort()).toEqual(
      [
        ...quoted('saleValidity', 'saleMitigation', 'followUp', 'leaseSigning', 'leaseEnd'),
        ...['"termination"', '"rentalChange"', all],
      ].sort(),
    );
    expect(lacking('result', 'rockville')).toContain('"leaseEnd"');
    expect(lacking('test-dates', 'rockville')).toContain('"validity"');
    expect(lacking('price', 'rockville')).toEqual([]);
  });

  it('names that law alone', () => {
    const own = demandsOf('law', TODAY, contents).filter(({ of }) => of?.law === 'rockville');
    const said = own.flatMap((one) => [...one.said]);
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((one) => !/@.*rockville/.test(one))).toEqual([]);
  });
});
