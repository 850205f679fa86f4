import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, radon, specimen } from '@site/src/data';
import { dayAndTime, number, quantity } from '@site/src/lib/format';
import { CertificateList } from '../people/Certificates';
import { Collapsible, CollapsibleBody, CollapsibleTitle } from '../ui/Accordion';
import factList from '../ui/FactList.module.css';
import { PageHero } from '../ui/PageHero';
import { PrintButton } from '../ui/PrintButton';
import { ScheduleButton } from '../ui/ScheduleButton';
import { Section } from '../ui/Section';
import styles from './SpecimenReport.module.css';

const { air, considerMitigation } = radon.actionLevel;

/** The sample report, from `src/data/specimen.json`; the house does not exist. */
export function SpecimenReport(): ReactNode {
  return (
    <>
      <PageHero
        title={<Translate id="specimen.title">A sample of our radon report</Translate>}
        lead={
          <Translate id="specimen.lead">
            This is what our report looks like: the result for every location, how and when we
            measured it, and what it means. The house and the numbers are made up.
          </Translate>
        }
      />
      <Section title={<Translate id="specimen.report">Radon test report</Translate>}>
        <div className={styles.columns}>
          <div className={styles.sheet}>
            <p className={styles.mark}>
              <Translate id="specimen.mark">Specimen. Not a real test result.</Translate>
            </p>
            <Readings />
            {parts().map((part) => (
              <Part key={part.title} {...part} />
            ))}
            <Meaning />
            <CertificateList />
          </div>
          <p className="actions no-print">
            <ScheduleButton />
            <PrintButton />
          </p>
        </div>
      </Section>
    </>
  );
}

interface PartProps {
  title: string;
  /** The part's key fact in a few words. */
  hint?: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** A part of the report, in a fold. */
function Part({ title, hint, facts }: PartProps): ReactNode {
  return (
    <Collapsible isFold>
      <CollapsibleTitle hint={hint}>
        <h3>{title}</h3>
      </CollapsibleTitle>
      <CollapsibleBody>
        <dl className={factList.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </CollapsibleBody>
    </Collapsible>
  );
}

/** Returns the folded parts: when and how it was measured, by whom, in what house, and by which protocol. */
function parts(): PartProps[] {
  const { legalName, address } = company;
  return [
    whenAndHow(),
    {
      title: translate({ id: 'specimen.who', message: 'Who placed, collected and analyzed it' }),
      hint: company.name,
      facts: [
        [
          translate({ id: 'specimen.by', message: 'Testing company' }),
          `${legalName}, ${address.locality}, ${address.region}`,
        ],
        [translate({ id: 'specimen.placedBy', message: 'Placed by' }), specimen.placedBy],
        [translate({ id: 'specimen.collectedBy', message: 'Collected by' }), specimen.collectedBy],
        [translate({ id: 'specimen.laboratory', message: 'Laboratory' }), specimen.laboratory],
      ],
    },
    {
      title: translate({ id: 'specimen.house', message: 'The house and its conditions' }),
      facts: [
        [translate({ id: 'specimen.property', message: 'Property' }), specimen.property],
        [translate({ id: 'specimen.conditions', message: 'Conditions' }), specimen.conditions],
      ],
    },
    {
      title: translate({ id: 'specimen.protocol', message: 'Protocol' }),
      hint: radon.standards.homes,
      facts: [
        [translate({ id: 'specimen.number', message: 'Report' }), specimen.number],
        [translate({ id: 'specimen.protocol', message: 'Protocol' }), radon.standards.homes],
      ],
    },
  ];
}

function whenAndHow(): PartProps {
  const span = { start: dayAndTime(specimen.started), end: dayAndTime(specimen.ended) };
  const hours = (Date.parse(specimen.ended) - Date.parse(specimen.started)) / 3_600_000;
  return {
    title: translate({ id: 'specimen.when', message: 'When and how' }),
    hint: quantity({ value: hours, decimals: hours % 1 === 0 ? 0 : 1, unit: 'hours' }),
    facts: [
      [
        translate({ id: 'specimen.time', message: 'Start and end' }),
        translate({ id: 'specimen.span', message: '{start} to {end}' }, span),
      ],
      [translate({ id: 'specimen.device', message: 'Device' }), specimen.device],
      [translate({ id: 'specimen.calibrated', message: 'Calibration' }), specimen.calibrated],
      [translate({ id: 'specimen.hourly', message: 'Hourly readings' }), specimen.hourly],
    ],
  };
}

/** The result at each location, with what EPA recommends for it. */
function Readings(): ReactNode {
  return (
    <>
      <ul className={styles.readings}>
        {specimen.readings.map(({ place, foundation, value }) => (
          <li key={place} className={styles[levelOf(value)]}>
            <h3>{place}</h3>
            <p className={styles.value}>
              <b>{number(value, 1)}</b> {air.unit}
            </p>
            <p>{foundation}</p>
            <p>{advice(value)}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Translate id="specimen.apart">
          We don’t average readings from different locations.
        </Translate>
      </p>
    </>
  );
}

/** Returns the band of a result in pCi/L among EPA's levels. */
function levelOf(value: number): 'low' | 'mid' | 'high' {
  if (value >= air.value) return 'high';
  return value >= considerMitigation.value ? 'mid' : 'low';
}

/** Returns what EPA recommends for a result in pCi/L. */
function advice(value: number): string {
  return {
    high: translate(
      {
        id: 'specimen.fix',
        message: 'At or above {level}: outside a sale, confirm with a second test; then fix',
      },
      { level: number(air.value, air.decimals) },
    ),
    mid: translate({ id: 'specimen.consider', message: 'Consider fixing' }),
    low: translate({ id: 'specimen.retest', message: 'Low; test again later' }),
  }[levelOf(value)];
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
          'EPA recommends fixing a home at {level} or above, and considering it between {consider} and {level}. After a repair, wait at least {after} and test within {within}, then every {fixed}. If nothing needs fixing, test at least every {most}, after construction work, and whenever the home is sold; we recommend every {retest}. Read {next}.'
        }
      </Translate>
    </p>
  );
}
