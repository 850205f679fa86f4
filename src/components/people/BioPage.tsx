import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { people } from '@site/src/data';
import { personData } from '@site/src/lib/structured-data/person';
import { Page, type WrittenPage } from '../seo/Page';
import { PageHero } from '../ui/PageHero';
import styles from './BioPage.module.css';
import { Monogram } from './Monogram';

export interface BioPageProps extends WrittenPage {
  /** A key of `src/data/people.json`, which has the name, title, portrait and address. */
  person: string;
  lead: string;
}

/** The layout of a person's page: portrait and biography. */
export function BioPage({ person, lead, children, ...head }: BioPageProps): ReactNode {
  const entry = people[person]!;
  return (
    <Page {...head} structuredData={personData(entry)}>
      <PageHero
        back={{ to: '/why-us', label: translate({ id: 'bio.back', message: 'Back to Why Us' }) }}
        title={entry.name}
        lead={
          <>
            <strong className={styles.role} data-search-line="">
              {entry.jobTitle}
            </strong>
            {lead}
          </>
        }
        figure={
          <div className={styles.portrait}>
            <Monogram person={entry} />
          </div>
        }
      />
      {children}
    </Page>
  );
}
