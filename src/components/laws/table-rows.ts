import { translate } from '@docusaurus/Translate';
import { laws, type Law } from '@site/src/data';
import { list, longDate } from '@site/src/lib/format';
import type { Stated } from './Provenance';
import {
  atLease,
  atSettlement,
  leaseEnd,
  requiredAt,
  resultPoints,
  saleMitigation,
} from './summary';

/** What a cell says, and who stands behind it. */
export interface Point {
  text: string;
  of?: Stated;
}

/** A line of the comparison. */
export interface Row {
  label: string;
  /** One cell for each jurisdiction, in the order of the columns; a cell can hold two statements. */
  cells: readonly (readonly Point[])[];
}

/** The column of each jurisdiction, by its rental law; Montgomery County has a second page for sales. */
export const columns = [laws.montgomeryRental, laws.gaithersburg, laws.rockville];

const sales: (Law | undefined)[] = [laws.montgomeryResale, undefined, laws.rockville];

/** What the laws ask when a home is sold; a city without a rule of its own points to the county's. */
export function saleRows(): Row[] {
  const row = (label: string, cell: (law: Law) => Point[], asCounty = seeCounty): Row => ({
    label,
    cells: sales.map((law, i) => (law ? cell(law) : asCounty(columns[i]))),
  });
  return [
    row(
      lawLabel(),
      ({ enactments: { sale }, saleNumber }) => [
        { text: sale?.name ?? '', ...(saleNumber && { of: saleNumber }) },
      ],
      (city) => (city?.saleRule ? [{ text: city.saleRule.text, of: city.saleRule }] : []),
    ),
    row(sinceLabel(), (law) => [{ text: longDate(law.enactments.sale?.effective ?? '') }]),
    row(coversLabel(), (law) => [{ text: law.enactments.sale?.appliesTo ?? '' }]),
    row(translate({ id: 'laws.table.exempt', message: 'Exempt' }), exempt),
    row(translate({ id: 'laws.table.saleTest', message: 'Test at settlement' }), (law) => {
      const rule = law.saleValidity ?? law.validity;
      return [{ text: atSettlement(rule), of: rule }];
    }),
    row(mitigationLabel(), (law) => [
      { text: saleMitigation(law), of: law.saleMitigation ?? law.mitigation },
    ]),
    row(translate({ id: 'laws.table.penalty', message: 'Penalty' }), ({ penalty }) =>
      penalty ? [{ text: penalty.text, of: penalty }] : [],
    ),
  ];
}

/** The cell of a city where the county's sale rule holds. */
function seeCounty(city?: Law): Point[] {
  return city?.saleRule
    ? [
        {
          text: translate({ id: 'laws.table.seeCounty', message: 'See Montgomery County' }),
          of: city.saleRule,
        },
      ]
    : [];
}

/** Homes and places that a sale law leaves out. */
function exempt({ exemptHomes, exemptPlaces, exemptions }: Law): Point[] {
  if (!exemptions) return [];
  const text =
    exemptHomes && exemptPlaces
      ? translate(
          { id: 'laws.table.exemptText', message: '{homes}; homes in {places}; some sales' },
          { homes: list(exemptHomes), places: list(exemptPlaces) },
        )
      : translate({
          id: 'laws.table.exemptAsCounty',
          message: 'Condominiums and cooperatives, as in the county’s rule',
        });
  return [{ text: text.charAt(0).toUpperCase() + text.slice(1), of: exemptions }];
}

/** What the laws ask when a home is rented out. */
export function rentalRows(): Row[] {
  const row = (label: string, cell: (law: Law) => Point[]): Row => ({
    label,
    cells: columns.map(cell),
  });
  return [
    row(lawLabel(), (law) => [{ text: law.enactments.rental?.name ?? '' }]),
    row(sinceLabel(), (law) => [{ text: longDate(law.enactments.rental?.effective ?? '') }]),
    row(coversLabel(), (law) => [{ text: law.enactments.rental?.appliesTo ?? '' }]),
    row(translate({ id: 'laws.table.validity', message: 'Test for a lease' }), (law) => [
      { text: atLease(law.validity), of: law.validity },
    ]),
    row(mitigationLabel(), (law) =>
      law.mitigation.level ? [{ text: requiredAt(law.mitigation.level), of: law.mitigation }] : [],
    ),
    row(translate({ id: 'laws.results', message: 'Result to the tenant' }), resultPoints),
    row(translate({ id: 'laws.end', message: 'Tenant may end the lease' }), (law) => {
      const end = leaseEnd(law);
      return end ? [end] : [];
    }),
  ];
}

const lawLabel = (): string => translate({ id: 'laws.table.law', message: 'Law' });
const sinceLabel = (): string => translate({ id: 'laws.summary.since', message: 'Effective' });
const coversLabel = (): string => translate({ id: 'laws.summary.covers', message: 'Covers' });
const mitigationLabel = (): string =>
  translate({ id: 'laws.summary.mitigation', message: 'Mitigation' });
