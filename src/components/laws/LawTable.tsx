import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { list, longDate, quantity } from '@site/src/lib/format';
import styles from './LawTable.module.css';

interface Row {
  label: string;
  /** One cell for each jurisdiction, in the order of the columns. */
  cells: readonly (string | undefined)[];
}

const columns = [laws.montgomeryRental, laws.gaithersburg, laws.rockville];

/** Sale and rental law of each jurisdiction; Montgomery County has a page for each of the two. */
const sales: (Law | undefined)[] = [laws.montgomeryResale, undefined, laws.rockville];
const rentals: Law[] = columns;

function saleRows(): Row[] {
  const row = (label: string, cell: (law: Law) => string): Row => ({
    label,
    cells: sales.map((law) => law && cell(law)),
  });
  return [
    row(lawLabel(), (law) => law.enactments.sale?.name ?? ''),
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

function rentalRows(): Row[] {
  const row = (label: string, cell: (law: Law) => string): Row => ({
    label,
    cells: rentals.map(cell),
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

/** Compares the sale and rental laws of the three jurisdictions; on a phone each row stacks. */
export function LawTable(): ReactNode {
  const resale = laws.montgomeryResale;
  return (
    <table className={styles.table}>
      <caption>
        <Translate
          id="laws.table.caption"
          values={{
            homes: list(resale.exemptHomes ?? []),
            places: list(resale.exemptPlaces ?? []),
          }}
        >
          {
            'Radon testing laws in and around Montgomery County. The county’s sale law excludes {homes}, and homes in {places}.'
          }
        </Translate>
      </caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ jurisdiction }) => (
            <th key={jurisdiction} scope="col">
              {jurisdiction}
            </th>
          ))}
        </tr>
      </thead>
      <Group
        title={translate({ id: 'laws.table.sales', message: 'Home sales' })}
        rows={saleRows()}
      />
      <Group
        title={translate({ id: 'laws.table.rentals', message: 'Rentals' })}
        rows={rentalRows()}
      />
    </table>
  );
}

function Group({ title, rows }: { title: string; rows: Row[] }): ReactNode {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={styles.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, cells }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, i) => (
            <td
              key={columns[i]?.jurisdiction}
              data-label={columns[i]?.jurisdiction}
              className={clsx(!cell && styles.none)}
            >
              {cell ?? <Translate id="laws.table.noCityLaw">No city law</Translate>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
