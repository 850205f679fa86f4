import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { list } from '@site/src/lib/format';
import { ClosingCall } from '../home/ClosingCall';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import { Section } from '../ui/Section';
import { Reasons } from './Reasons';
import { Team } from './Team';
import { TeamMark } from './TeamMark';

/** Why Us: certification, compliance, lockbox, about, languages, team. */
export function WhyUsContent(): ReactNode {
  return (
    <>
      <PageHero
        title={<Translate id="whyUs.heading">Why people trust our numbers</Translate>}
        lead={
          <Translate id="whyUs.lead">
            A radon result decides whether a family sleeps well and whether a sale goes through. It
            should come from someone with the training to get it right and no reason to get it
            wrong.
          </Translate>
        }
        actions={<ScheduleButton />}
        figure={<TeamMark />}
      />
      <Reasons />
      <Section
        tinted
        title={
          <Translate id="whyUs.about" values={{ founded: company.founded }}>
            {'A family business since {founded}'}
          </Translate>
        }
        lead={
          <Translate id="whyUs.aboutText" values={{ years: company.yearsOfExperience }}>
            {
              'Two people own this company and answer for every result it hands over. In over {years} years we have measured, and nothing else: no mitigation, no repairs, no commission from anyone who sells them. What we learn we write down.'
            }
          </Translate>
        }
      >
        <p>
          <Link to="/blog">
            <Translate id="whyUs.blog">Read our articles</Translate>
          </Link>
        </p>
        <h3>
          <Translate id="whyUs.languages">Talk to us in your language</Translate>
        </h3>
        <p>
          <Translate id="whyUs.languagesText" values={{ languages: list(company.languages) }}>
            {
              'We speak {languages}: when you call, when we come, and when we go through the report with you.'
            }
          </Translate>
        </p>
      </Section>
      <Team />
      <ClosingCall />
    </>
  );
}
