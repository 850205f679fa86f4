import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { placeName } from '@site/src/lib/format';
import { isUnconfirmed } from '@site/src/laws/known';
import { leaseTest, mitigation, results, type Point } from '@site/src/laws/points';
import { UnconfirmedLaw } from '../laws/Unconfirmed';
import { Section } from '../ui/Section';
import stacking from '../ui/StackedTable.module.css';

/** A landlord's duties by place, from `laws.json`; each place links to its law, which has the sources. */
export function RentalDuties(): ReactNode {
  const columns = [
    translate({ id: 'managers.duties.units', message: 'Which units' }),
    translate({ id: 'managers.duties.test', message: 'The test' }),
    translate({ id: 'managers.duties.fix', message: 'Repair' }),
    translate({ id: 'managers.duties.results', message: 'The tenant gets the result' }),
  ];
  return (
    <Section
      tinted
      id="duties"
      title={<Translate id="managers.duties">Your duties by location</Translate>}
    >
      <table className={stacking.stacked}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="managers.duties.place">Place</Translate>
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(laws)
            .filter(({ enactments }) => enactments.rental)
            .map((law) => (
              <Duty key={law.path} law={law} columns={columns} />
            ))}
        </tbody>
      </table>
    </Section>
  );
}

function Duty({ law, columns }: { law: Law; columns: readonly string[] }): ReactNode {
  const { path, jurisdiction, enactments } = law;
  const said = (points: readonly Point[]): string => points.map(({ text }) => text).join('. ');
  const cells = [
    enactments.rental?.appliesTo,
    said(leaseTest(law)),
    said(mitigation(law)),
    said(results(law)),
  ];
  return (
    <tr>
      <th scope="row">
        <Link to={path}>{placeName(jurisdiction)}</Link>
        {isUnconfirmed(law) && (
          <>
            <br />
            <small>
              <UnconfirmedLaw law={law} />
            </small>
          </>
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index]} data-label={columns[index]}>
          <span>{cell}</span>
        </td>
      ))}
    </tr>
  );
}
