import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, statutes } from '@site/src/data';
import { InfoCard } from '../ui/InfoCard';
import { AllCertificates } from './Certificates';
import { Section } from '../ui/Section';

/** The reasons to choose the company, one card each. */
export function Reasons(): ReactNode {
  return (
    <Section title={<Translate id="reasons.title">What you get with us</Translate>}>
      <ul className="grid">
        <InfoCard icon="badge" title={company.certification}>
          <Translate id="reasons.certified" values={{ virginia: statutes.listing?.says ?? '' }}>
            {
              'Certified by the National Radon Proficiency Program, which examines the people who test. {virginia}'
            }
          </Translate>
        </InfoCard>
        <InfoCard
          icon="report"
          title={<Translate id="reasons.compliance">Full compliance</Translate>}
        >
          <Translate id="reasons.complianceText">
            We write our reports to the real estate contract form, county law, and the reporting
            standards of the mortgage and housing agencies. Whoever gets a report decides whether to
            accept it.
          </Translate>
        </InfoCard>
        <InfoCard icon="lock" title={<Translate id="reasons.lockbox">Lockbox access</Translate>}>
          <Translate id="reasons.lockboxText">
            Nobody needs to wait at home. Agents give us a lockbox code, and we set and collect the
            devices.
          </Translate>
        </InfoCard>
        <InfoCard icon="lab" title={<Translate id="reasons.lab">Our own lab</Translate>}>
          <Translate id="reasons.labText">
            Samples are analyzed in-house the same day they are collected.
          </Translate>
        </InfoCard>
        <InfoCard icon="scale" title={<Translate id="reasons.independent">Independence</Translate>}>
          <Translate id="reasons.independentText">
            We do not sell or install mitigation, and take no commission from those who do. When a
            home needs a system, we refer you to certified mitigation professionals.
          </Translate>
        </InfoCard>
      </ul>
      <AllCertificates />
    </Section>
  );
}
