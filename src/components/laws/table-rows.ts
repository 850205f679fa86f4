import { translate } from '@docusaurus/Translate';
import { laws, type Law } from '@site/src/data';
import { longDate, quantity } from '@site/src/lib/format';

/** A line of the comparison. */
export interface Row {
  label: string;
  /** One cell for each jurisdiction, in the order of the columns. */
  cells: readonly (string | undefined)[];
}

/** The column of each jurisdiction, by its rental law; Montgomery County has a second page for sales. */
export const columns = [laws.montgomeryRental, laws.gaithersburg, laws.rockville];

const sales: (Law | undefined)[] = [laws.montgomeryResale, undefined, laws.rockville];

/** What the laws ask when a home is sold; a cell stays empty where no law is known. */
export function saleRows(): Row[] {
  const row = (label: string, cell: (law: Law) => string): Row => ({
    label,
    cells: sales.map((law) => law && cell(law)),
  });
  return [
    {
      label: lawLabel(),
      cells: sales.map(
        (law) =>
          law?.enactments.sale?.name ??
          translate({ id: 'laws.table.noCityLaw', message: 'No city law known' }),
      ),
    },
    row(sinceLabel(), (law) => longDate(law.enactments.sale?.effective ?? '')),
    row(coversLabel(), (law) => law.enactments.sale?.appliesTo ?? ''),
    row(translate({ id: 'laws.table.saleTest', message: 'Test at settlement' }), (law) =>
      translate(
        { id: 'laws.table.lessThan', message: 'Less than {time} old' },
        { time: quantity(law.saleValidity ?? law.validity) },
      ),
    ),
    row(mitigationLabel(), () =>
      translate({ id: 'laws.table.notRequired', message: 'Not required' }),
    ),
  ];
}

/** What the laws ask when a home is rented out. */
export function rentalRows(): Row[] {
  const row = (label: string, cell: (law: Law) => string): Row => ({
    label,
    cells: columns.map(cell),
  });
  const noDays = translate({ id: 'laws.table.noDays', message: 'No number of days known' });
  return [
    row(lawLabel(), (law) => law.enactments.rental?.name ?? ''),
    row(sinceLabel(), (law) => longDate(law.enactments.rental?.effective ?? '')),
    row(coversLabel(), (law) => law.enactments.rental?.appliesTo ?? ''),
    row(translate({ id: 'laws.table.validity', message: 'Test valid for' }), (law) =>
      quantity(law.validity),
    ),
    row(mitigationLabel(), (law) =>
      law.mitigation.level
        ? translate(
            { id: 'laws.table.requiredAt', message: 'Required at {level} or above' },
            { level: quantity(law.mitigation.level) },
          )
        : '',
    ),
    row(translate({ id: 'laws.table.disclosure', message: 'Results to tenants' }), (law) =>
      law.disclosure
        ? translate(
            { id: 'laws.table.within', message: 'Within {time}' },
            { time: quantity(law.disclosure) },
          )
        : noDays,
    ),
    row(translate({ id: 'laws.table.termination', message: 'Tenant may end the lease' }), (law) =>
      law.termination
        ? translate(
            { id: 'laws.table.unfixed', message: 'If not mitigated in {time}' },
            { time: quantity(law.termination) },
          )
        : translate({
            id: 'laws.table.unfixedNoDays',
            message: 'If not mitigated; no number of days known',
          }),
    ),
  ];
}

const lawLabel = (): string => translate({ id: 'laws.table.law', message: 'Law' });
const sinceLabel = (): string => translate({ id: 'laws.table.since', message: 'In force since' });
const coversLabel = (): string => translate({ id: 'laws.table.covers', message: 'Covers' });
const mitigationLabel = (): string =>
  translate({ id: 'laws.table.mitigation', message: 'Mitigation' });
