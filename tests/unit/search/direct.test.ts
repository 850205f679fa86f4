import { describe, expect, test } from 'vitest';
import { laws } from '../../../src/data';
import places from '../../../src/data/places.json';
import { placesWithLaws } from '../../../src/laws/jurisdictions';
import { directOf, pathOf, type Direct } from '../../../src/search/direct/direct';

const TODAY = '2026-11-23';
const facts = {
  places: placesWithLaws(places, laws),
  levels: { consider: 2, action: 4, urgent: 8, bqPerPci: 37 },
  zips: ['208', '220'],
};

/** Describes what is read in a word or two, with the role and place that are read beside it. */
function said(direct: Direct | undefined): string {
  const { place, role } = direct?.beside ?? {};
  return [mainly(direct), role, place].filter((part) => part !== undefined).join(' + ');
}

function mainly(direct: Direct | undefined): string {
  switch (direct?.kind) {
    case undefined:
      return 'search';
    case 'place':
      return `${direct.law} ${direct.name}: ${direct.within}`;
    case 'result':
      return [direct.level ?? 'which unit', direct.value, direct.unit, direct.pci]
        .filter((part) => part !== undefined)
        .join(' ');
    case 'day':
      return direct.day === direct.last ? direct.day : `${direct.day}, last ${direct.last}`;
    case 'zip':
      return `zip ${direct.zip}${direct.isServed ? '' : ', elsewhere'}`;
    case 'who':
      return `who ${direct.role}`;
    case 'price':
      return direct.place === undefined ? 'price' : `price ${direct.place}`;
  }
}
const en = (text: string): string => said(directOf(text, facts, false, TODAY));
const es = (text: string): string => said(directOf(text, facts, true, TODAY));

describe('what is typed leads to', () => {
  test.each([
    ['Rockville', 'own Rockville: Rockville'],
    ['  rockville, MD 20850', 'own Rockville: Rockville'],
    ['rockville md', 'own Rockville: Rockville'],
    ['Bethesda', 'around Bethesda: Montgomery County'],
    ['in Bethesda', 'around Bethesda: Montgomery County'],
    ['12 Main St, Silver Spring, MD', 'around Silver Spring: Montgomery County'],
    ['Montgomery County', 'own Montgomery County: Montgomery County'],
    ['King Farm', 'around King Farm: Rockville'],
    ['Maryland', 'itself Maryland: Maryland outside Montgomery County'],
    ['Virginia', 'itself Virginia: Virginia'],
    ['Bethesda, VA', 'search'],
    ['Paris', 'search'],
    ['20850', 'zip 20850'],
    ['20850-1234', 'zip 20850-1234'],
    ['90210', 'zip 90210, elsewhere'],
    ['zip 20878', 'zip 20878'],
    ['ZIP code: 20878', 'zip 20878'],
    ['basement 5.2 pCi/L', 'action 5.2 pci'],
    ['5.2 in the basement', 'action 5.2'],
    ['seller', 'who seller'],
    ['I am a tenant', 'who tenant'],
    ['buyer, seller', 'search'],
    ['landlord in Bethesda', 'around Bethesda: Montgomery County + landlord'],
    ['buying 12/15', '2026-12-15, last 2025-12-15 + buyer'],
    ['selling in Rockville, settlement 12/15', '2026-12-15, last 2025-12-15 + seller + Rockville'],
    ['12/15, Rockville', '2026-12-15, last 2025-12-15 + Rockville'],
    ['Rockville 5.2 pCi/L tenant', 'action 5.2 pci + tenant + Rockville'],
    ['12 Main St, Rockville 12/15', '2026-12-15, last 2025-12-15 + 12 Main St, Rockville'],
    ['Rockville Bethesda', 'search'],
    ['20878 seller', 'zip 20878 + seller'],
    ['price for a seller in Bethesda', 'price Bethesda + seller'],
    ['landlord smoke detector', 'search'],
    ['5.2', 'action 5.2'],
    ['5,2', 'action 5.2'],
    ['1.9', 'low 1.9'],
    ['3.95', 'action 3.95'],
    ['3.9', 'consider 3.9'],
    ['4', 'action 4'],
    ['12 pCi/L', 'urgent 12 pci'],
    ['99.9', 'urgent 99.9'],
    ['40', 'urgent 40'],
    ['41', 'which unit 41'],
    ['148', 'which unit 148'],
    ['148 Bq/m³', 'action 148 bq 4'],
    ['40 bq/m3', 'low 40 bq 1.1'],
    ['0', 'search'],
    ['2026', 'search'],
    ['4,000', 'search'],
    ['12/15', '2026-12-15, last 2025-12-15'],
    ['Dec 15', '2026-12-15, last 2025-12-15'],
    ['15 dic', '2026-12-15, last 2025-12-15'],
    ['11/22', '2027-11-22, last 2026-11-22'],
    ['11/23', '2026-11-23'],
    ['2/29', '2028-02-29, last 2024-02-29'],
    ['2/30', 'search'],
    ['2/29/28', '2028-02-29'],
    ['1/1', '2027-01-01, last 2026-01-01'],
    ['12/31', '2026-12-31, last 2025-12-31'],
    ['13/1', '2027-01-13, last 2026-01-13'],
    ['13/13', 'search'],
    ['sept 9', '2027-09-09, last 2026-09-09'],
    ['Tue, Dec 15', '2026-12-15, last 2025-12-15'],
    ['sunday 12/13', '2026-12-13, last 2025-12-13'],
    ['Saturday, December 12, 2026', '2026-12-12'],
    ['Rockville, MD, 12/15', '2026-12-15, last 2025-12-15 + Rockville, MD'],
    ['Rockville, VA', 'search'],
    ['Bethesda MD', 'around Bethesda: Montgomery County'],
    ['Bethesda VA', 'search'],
    ['36.9 bq/m3', 'low 36.9 bq 1'],
    ['0.1', 'low 0.1'],
    ['2', 'consider 2'],
    ['8', 'urgent 8'],
    ['999 pci/l', 'urgent 999 pci'],
    ['1000 pci/l', 'search'],
    ['9999 bq', 'urgent 9999 bq 270.2'],
    ['10000 bq', 'search'],
    ['22003', 'zip 22003'],
    [`${'in '.repeat(14)}Bethesda 12/15`, '2026-12-15, last 2025-12-15 + Bethesda'],
    [`${'in '.repeat(15)}Bethesda 12/15`, 'search'],
    ['2026-12-15', '2026-12-15'],
    ['12/15/26', '2026-12-15'],
    ['December 15th, 2026', '2026-12-15'],
    ['settlement on Dec 15', '2026-12-15, last 2025-12-15'],
    ['price', 'price'],
    ['How much?', 'price'],
    ['how much does a radon test cost', 'price'],
    ['$', 'price'],
    ['cost in Bethesda', 'price Bethesda'],
    ['how much does mitigation cost', 'search'],
    ['', 'search'],
    ['what is radon', 'search'],
  ])('%j: %s', (typed, answer) => expect(en(typed)).toBe(answer));

  test.each([
    ['15/12', '2026-12-15, last 2025-12-15'],
    ['5/12', '2026-12-05, last 2025-12-05'],
    ['15 de diciembre', '2026-12-15, last 2025-12-15'],
    ['15 de dezembro de 2026', '2026-12-15'],
    ['12/15', '2026-12-15, last 2025-12-15'],
    ['5,2 pCi/L', 'action 5.2 pci'],
    ['¿cuánto cuesta una prueba?', 'price'],
    ['quanto custa o teste', 'price'],
    ['vendedor', 'who seller'],
    ['vendo', 'who seller'],
    ['compradora', 'who buyer'],
    ['inquilino', 'who tenant'],
    ['vendo en Rockville, cierre 15/12', '2026-12-15, last 2025-12-15 + seller + Rockville'],
    ['vendo em Rockville, fechamento 15/12', '2026-12-15, last 2025-12-15 + seller + Rockville'],
    ['sótano 5,2', 'action 5.2'],
    ['código postal 20878', 'zip 20878'],
    ['CEP 20878', 'zip 20878'],
    ['condado de Montgomery', 'own Montgomery County: Montgomery County'],
  ])('%j, where the day comes first: %s', (typed, answer) => expect(es(typed)).toBe(answer));
});

test.each([
  ['Rockville', '/tools/radon-law#answer?place=Rockville'],
  ['20850', '/tools/radon-law#answer?place=20850'],
  ['5,2', '/tools/test-result#answer?value=5.2'],
  ['148 Bq/m³', '/tools/test-result#answer?value=148&unit=bq'],
  ['Dec 15', '/tools/test-dates#answer?for=sale&date=2026-12-15'],
  ['price', '/tools/price#answer?place=unknown'],
  ['148', undefined],
  ['90210', undefined],
  ['price Rockville', '/tools/price#answer?place=Rockville'],
  ['seller', '/tools/radon-law#answer?role=seller'],
  ['selling in Rockville', '/tools/radon-law#answer?place=Rockville&role=seller'],
  [
    'selling in Rockville, settlement 12/15',
    '/tools/test-dates#answer?for=sale&date=2026-12-15&place=Rockville&role=seller',
  ],
  ['tenant 12/15', '/tools/test-dates#answer?for=lease&date=2026-12-15&role=tenant'],
  ['tenant Rockville 5.2', '/tools/test-result#answer?value=5.2&situation=tenant&place=Rockville'],
])('%j opens %s', (typed, path) => {
  const direct = directOf(typed, facts, false, TODAY);
  expect(direct && pathOf(direct)).toBe(path);
});
