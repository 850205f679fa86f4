import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { radon } from '@site/src/data';
import { figure, quantity } from '@site/src/lib/format';
import { Section } from '../ui/Section';
import styles from './SgmContent.module.css';

/** SGM compliance inspection: purpose, methodology, limitations. */
export function SgmContent(): ReactNode {
  return (
    <>
      <Section
        title={<Translate id="sgm.purpose">What it is for</Translate>}
        lead={
          <Translate id="sgm.purposeText">
            A radon test says whether the level is low today. An inspection tells whether the parts
            that can be seen meet the standard: vented above the roof, sealed, labeled, with a gauge
            that shows the fan pulls. Buyers ask for it before they rely on a system. Sellers ask
            for it before they list the home.
          </Translate>
        }
      />
      <Section tinted title={<Translate id="sgm.method">How we inspect</Translate>}>
        <ul className={styles.checks}>
          <li>
            <Translate id="sgm.method1" values={{ standard: radon.standards.inspection }}>
              {'Compare the installation, part by part, with {standard}'}
            </Translate>
          </li>
          <li>
            <Translate id="sgm.method2">
              Follow the pipe from the suction point to the discharge above the roof
            </Translate>
          </li>
          <li>
            <Translate id="sgm.method3">Check materials, slope, supports and joints</Translate>
          </li>
          <li>
            <Translate id="sgm.method4">
              Look at the fan: place, mounting, wiring that can be seen, and the switch
            </Translate>
          </li>
          <li>
            <Translate id="sgm.method5">
              Read the pressure gauge, and see that an alarm or monitor is there and can be seen
            </Translate>
          </li>
          <li>
            <Translate id="sgm.method6">
              Check sump covers, membranes, and sealed cracks and openings in reach
            </Translate>
          </li>
          <li>
            <Translate id="sgm.method7">
              Check labels, instructions and the record of the last radon test
            </Translate>
          </li>
          <li>
            <Translate id="sgm.method8">
              Report each finding: meets the standard, does not, or could not be seen
            </Translate>
          </li>
        </ul>
        <p>
          <Translate id="sgm.count" values={{ components: figure(radon.inspection.components) }}>
            {'In all, more than {components} components.'}
          </Translate>
        </p>
      </Section>
      <Section
        title={<Translate id="sgm.limits">What it does not cover</Translate>}
        lead={<Translate id="sgm.limitsLead">Know the limits before you book.</Translate>}
      >
        <ul className={styles.limits}>
          <li>
            <Translate id="sgm.limit1">
              It is visual only: nothing is opened, cut or taken apart.
            </Translate>
          </li>
          <li>
            <Translate id="sgm.limit2">We do not move furniture or stored goods.</Translate>
          </li>
          <li>
            <Translate id="sgm.limit3">
              Areas that cannot be reached safely are excluded, and the report names them.
            </Translate>
          </li>
          <li>
            <Translate id="sgm.limit4">
              It is not a structural, electrical, building, asbestos or methamphetamine report.
            </Translate>
          </li>
        </ul>
        <p>
          <Translate
            id="sgm.retest"
            values={{
              years: quantity(radon.retest.withMitigation),
              article: (
                <Link to="/blog/sgm-compliance-home-sales">
                  <Translate id="sgm.article">Why this matters in a sale</Translate>
                </Link>
              ),
            }}
          >
            {
              'An inspection does not replace a radon test, due every {years} with a system. {article}.'
            }
          </Translate>
        </p>
      </Section>
    </>
  );
}
