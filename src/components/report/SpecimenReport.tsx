import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, radon, specimen } from '@site/src/data';
import { dayAndTime, number, quantity } from '@site/src/lib/format';
import { CertificateList } from '../people/Certificates';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import { Section } from '../ui/Section';
import stacking from '../ui/StackedTable.module.css';
import styles from './SpecimenReport.module.css';

const { air, considerMitigation } = radon.actionLevel;

/** What a customer gets, drawn from `src/data/specimen.json`; the house in it does not exist. */
export function SpecimenReport(): ReactNode {
  return (
    <>
      <PageHero
        title={<Translate id="specimen.title">A specimen of our radon report</Translate>}
        lead={
          <Translate id="specimen.lead">
            This shows the form of the report: the result for every place, how and when it was
            measured, and what it means. The house and the numbers are made up.
          </Translate>
        }
        actions={<ScheduleButton />}
      />
      <Section title={<Translate id="specimen.report">Radon test report</Translate>}>
        <div className={styles.sheet}>
          <p className={styles.mark}>
            <Translate id="specimen.mark">Specimen. Not a result of any test.</Translate>
          </p>
          <Facts />
          <Readings />
          <Meaning />
          <CertificateList />
        </div>
      </Section>
    </>
  );
}

function Facts(): ReactNode {
  const { number: reportNumber, device, placedBy, collectedBy, laboratory } = specimen;
  const { calibrated, hourly, property, started, ended, conditions } = specimen;
  return (
    <dl className={styles.facts}>
      <dt>
        <Translate id="specimen.number">Report</Translate>
      </dt>
      <dd>{reportNumber}</dd>
      <dt>
        <Translate id="specimen.by">Testing company</Translate>
      </dt>
      <dd>{`${company.legalName}, ${company.address.locality}, ${company.address.region}`}</dd>
      <dt>
        <Translate id="specimen.device">Device</Translate>
      </dt>
      <dd>{device}</dd>
      <dt>
        <Translate id="specimen.calibrated">Calibration</Translate>
      </dt>
      <dd>{calibrated}</dd>
      <dt>
        <Translate id="specimen.hourly">Hourly readings</Translate>
      </dt>
      <dd>{hourly}</dd>
      <dt>
        <Translate id="specimen.placedBy">Placed by</Translate>
      </dt>
      <dd>{placedBy}</dd>
      <dt>
        <Translate id="specimen.collectedBy">Collected by</Translate>
      </dt>
      <dd>{collectedBy}</dd>
      <dt>
        <Translate id="specimen.laboratory">Laboratory</Translate>
      </dt>
      <dd>{laboratory}</dd>
      <dt>
        <Translate id="specimen.property">Property</Translate>
      </dt>
      <dd>{property}</dd>
      <dt>
        <Translate id="specimen.protocol">Protocol</Translate>
      </dt>
      <dd>{radon.standards.homes}</dd>
      <dt>
        <Translate id="specimen.time">Start and end</Translate>
      </dt>
      <dd>
        <Translate
          id="specimen.span"
          values={{ start: dayAndTime(started), end: dayAndTime(ended) }}
        >
          {'{start} to {end}'}
        </Translate>
      </dd>
      <dt>
        <Translate id="specimen.conditions">Conditions</Translate>
      </dt>
      <dd>{conditions}</dd>
    </dl>
  );
}

function Readings(): ReactNode {
  const foundationHeading = translate({ id: 'specimen.foundation', message: 'Foundation' });
  const resultHeading = translate({ id: 'specimen.result', message: 'Result' });
  const adviceHeading = translate({ id: 'specimen.advice', message: 'Advice' });
  return (
    <table className={stacking.stacked}>
      <caption>
        <Translate id="specimen.readings">
          Results. Readings from different places are not averaged.
        </Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="specimen.place">Place</Translate>
          </th>
          <th scope="col">{foundationHeading}</th>
          <th scope="col">{resultHeading}</th>
          <th scope="col">{adviceHeading}</th>
        </tr>
      </thead>
      <tbody>
        {specimen.readings.map(({ place, foundation, value }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td data-label={foundationHeading}>{foundation}</td>
            <td data-label={resultHeading}>{`${number(value, 1)}\u00A0${air.unit}`}</td>
            <td data-label={adviceHeading}>{advice(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What EPA recommends at a level. */
function advice(value: number): string {
  if (value >= air.value) {
    return translate(
      {
        id: 'specimen.fix',
        message: 'At or above {level}: outside a sale, confirm with a second test; then fix',
      },
      { level: number(air.value, air.decimals) },
    );
  }
  return value >= considerMitigation.value
    ? translate({ id: 'specimen.consider', message: 'Consider fixing' })
    : translate({ id: 'specimen.retest', message: 'Low; test again later' });
}

function Meaning(): ReactNode {
  return (
    <p>
      <Translate
        id="specimen.meaning"
        values={{
          level: quantity(air),
          consider: quantity(considerMitigation),
          after: quantity(radon.mitigation.retestAfter),
          within: quantity(radon.mitigation.retestWithin),
          fixed: quantity(radon.retest.withMitigation),
          most: quantity(radon.retest.standardMaximum),
          retest: quantity(radon.retest.every),
          next: (
            <Link to="/faqs#high-radon-action">
              <Translate id="specimen.next">what to do about a high result</Translate>
            </Link>
          ),
        }}
      >
        {
          'EPA recommends fixing a home at {level} or above, and considering it between {consider} and {level}. After the repair, test no sooner than {after} and within {within}, and then every {fixed}. Where nothing needs fixing, test at least every {most}, after building work, and at any sale; our advice is every {retest}. Read {next}.'
        }
      </Translate>
    </p>
  );
}
