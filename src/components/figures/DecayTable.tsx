import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Nuclide } from './decayChainSteps';
import styles from './Drawing.module.css';

export interface DecayTableProps {
  nuclides: readonly Nuclide[];
}

/** The decay chain as a table, folded below the drawing. */
export function DecayTable({ nuclides }: DecayTableProps): ReactNode {
  return (
    <details className={styles.table}>
      <summary>
        <Translate id="figure.decayChain.table">Read it as a table</Translate>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="figure.decayChain.column.name">Member</Translate>
            </th>
            <th scope="col">
              <Translate id="figure.decayChain.column.halfLife">Half-life</Translate>
            </th>
            <th scope="col">
              <Translate id="figure.decayChain.column.radiation">Radiation</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {nuclides.map(({ symbol, name, halfLife, radiation }) => (
            <tr key={symbol}>
              <th scope="row">{name}</th>
              <td>{halfLife}</td>
              <td>{radiation}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
