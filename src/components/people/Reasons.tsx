import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { InfoCard } from '../ui/InfoCard';
import { Section } from '../ui/Section';

/** The reasons to choose the company, one card each. */
export function Reasons(): ReactNode {
  return (
    <Section title={<Translate id="reasons.title">What you get with us</Translate>}>
      <ul className="grid">
        <InfoCard icon="badge" title={company.certification}>
          <Translate id="reasons.certified">
            Certified by the National Radon Proficiency Program, which examines the people who test
            and can take the certificate away. Virginia law asks for such a listing of anyone who
            tests; we hold ourselves to it everywhere.
          </Translate>
        </InfoCard>
        <InfoCard
          icon="report"
          title={<Translate id="reasons.compliance">Full compliance</Translate>}
        >
          <Translate id="reasons.complianceText">
            Our reports meet what the real estate contract form asks for, what county law asks for,
            and the reporting standards of the mortgage and housing agencies. You hand over one
            document, and nobody sends it back.
          </Translate>
        </InfoCard>
        <InfoCard icon="lock" title={<Translate id="reasons.lockbox">Lockbox access</Translate>}>
          <Translate id="reasons.lockboxText">
            Nobody needs to wait at home. Agents give us a lockbox code, we set and collect the
            devices, lock up, and leave the house as it was.
          </Translate>
        </InfoCard>
        <InfoCard icon="lab" title={<Translate id="reasons.lab">Our own lab</Translate>}>
          <Translate id="reasons.labText">
            Samples are analyzed in-house the same day they are collected. They do not spend three
            days in the mail, and neither does your settlement.
          </Translate>
        </InfoCard>
        <InfoCard icon="scale" title={<Translate id="reasons.independent">Independence</Translate>}>
          <Translate id="reasons.independentText">
            We only test. When a home needs a system we refer you to certified mitigation
            professionals, take no part in their price, and measure their work afterwards.
          </Translate>
        </InfoCard>
      </ul>
    </Section>
  );
}
