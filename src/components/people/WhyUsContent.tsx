import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, people } from '@site/src/data';
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
            Certified people place the test, our own lab analyzes it the day we collect, and we do
            not sell the repair.
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
          <Translate
            id="whyUs.aboutText"
            values={{
              years: company.yearsOfExperience,
              owners: list(
                Object.values(people).flatMap(({ name, owner }) => (owner ? [name] : [])),
              ),
            }}
          >
            {
              'Its co-owners are {owners}. It has over {years} years of experience. We do not sell or install mitigation, and take no commission from those who do.'
            }
          </Translate>
        }
      >
        <p>
          <Link to="/blog">
            <Translate id="whyUs.blog">Read our articles on radon</Translate>
          </Link>
        </p>
        <h3>
          <Translate id="whyUs.languages">Talk to us in your language</Translate>
        </h3>
        <p>
          <Translate id="whyUs.languagesText" values={{ languages: list(company.languages) }}>
            {'We speak {languages}.'}
          </Translate>
        </p>
      </Section>
      <Team />
      <ClosingCall />
    </>
  );
}
