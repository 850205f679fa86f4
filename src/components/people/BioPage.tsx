import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, type Person } from '@site/src/data';
import { personData } from '@site/src/lib/structured-data/person';
import { Page } from '../seo/Page';
import { BackLink } from '../ui/BackLink';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { PageHero } from '../ui/PageHero';
import { ScheduleButton } from '../ui/ScheduleButton';
import styles from './BioPage.module.css';
import { Certificates } from './Certificates';
import { Monogram } from './Monogram';

export interface BioPageProps {
  person: Person;
  /** One or two sentences for search results. */
  description: string;
  lead: ReactNode;
  /** The biography's paragraphs. */
  children: ReactNode;
  /** Cards of type InfoCard. */
  highlights: ReactNode;
}

/** The frame of an owner's page: portrait, biography, highlights, and the ways on. */
export function BioPage({
  person,
  description,
  lead,
  children,
  highlights,
}: BioPageProps): ReactNode {
  const back = {
    to: '/why-us',
    label: translate({ id: 'bio.back', message: 'Back to Why Us' }),
  };
  return (
    <Page
      title={`${person.name}: radon testing, ${company.address.region}`}
      description={description}
      keywords={[person.name, person.jobTitle, 'radon testing']}
      structuredData={personData(person)}
    >
      <PageHero
        back={back}
        title={person.name}
        lead={
          <>
            <strong className={styles.role}>{person.jobTitle}</strong>
            {lead}
          </>
        }
        figure={
          <div className={styles.portrait}>
            <Monogram person={person} />
          </div>
        }
      />
      <section className="page section">
        <div className={styles.text}>
          {children}
          <Certificates holder={person.name} certificates={person.certificates} />
        </div>
        <h2>
          <Translate id="bio.highlights">At a glance</Translate>
        </h2>
        <ul className="grid">{highlights}</ul>
        <div className="actions">
          <ScheduleButton />
          <ButtonLink to={company.sisterCompany.url}>
            <Translate id="bio.sister" values={{ company: company.sisterCompany.name }}>
              {'Visit {company}'}
            </Translate>
            <Icon name="external" />
          </ButtonLink>
          <BackLink {...back} />
        </div>
      </section>
    </Page>
  );
}
