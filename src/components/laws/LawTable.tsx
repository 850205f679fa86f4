import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import stacking from '../ui/StackedTable.module.css';
import { Provenance } from './Provenance';
import { columns, rowGroups, type RowGroup } from './table-rows';
import styles from './LawTable.module.css';

/** Compares the laws of all jurisdictions; on a phone each row stacks. */
export function LawTable(): ReactNode {
  return (
    <table className={clsx(styles.table, stacking.stacked)}>
      <caption>
        <Translate id="laws.table.caption">
          Radon testing laws in and around Montgomery County, with the source of each rule
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
      {rowGroups().map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </table>
  );
}

function Group({ title, rows }: RowGroup): ReactNode {
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
              className={clsx(cell.length === 0 && styles.none)}
            >
              <div>
                {cell.length === 0 && <NoLaw />}
                {cell.map(({ text, of }, point) => (
                  <div key={point} className={styles.point}>
                    {text}
                    {of && <Provenance of={of} />}
                  </div>
                ))}
              </div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** An empty cell: a dash for the eye, words for a screen reader. */
function NoLaw(): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <Translate id="laws.table.none">None</Translate>
      </span>
    </>
  );
}
