import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
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
  return (
    <dl className={styles.facts}>
      {facts().map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** How and where it was measured, and by whom. */
function facts(): [name: string, value: string][] {
  const { legalName, address } = company;
  const span = { start: dayAndTime(specimen.started), end: dayAndTime(specimen.ended) };
  return [
    [translate({ id: 'specimen.number', message: 'Report' }), specimen.number],
    [
      translate({ id: 'specimen.by', message: 'Testing company' }),
      `${legalName}, ${address.locality}, ${address.region}`,
    ],
    [translate({ id: 'specimen.device', message: 'Device' }), specimen.device],
    [translate({ id: 'specimen.calibrated', message: 'Calibration' }), specimen.calibrated],
    [translate({ id: 'specimen.hourly', message: 'Hourly readings' }), specimen.hourly],
    [translate({ id: 'specimen.placedBy', message: 'Placed by' }), specimen.placedBy],
    [translate({ id: 'specimen.collectedBy', message: 'Collected by' }), specimen.collectedBy],
    [translate({ id: 'specimen.laboratory', message: 'Laboratory' }), specimen.laboratory],
    [translate({ id: 'specimen.property', message: 'Property' }), specimen.property],
    [translate({ id: 'specimen.protocol', message: 'Protocol' }), radon.standards.homes],
    [
      translate({ id: 'specimen.time', message: 'Start and end' }),
      translate({ id: 'specimen.span', message: '{start} to {end}' }, span),
    ],
    [translate({ id: 'specimen.conditions', message: 'Conditions' }), specimen.conditions],
  ];
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
