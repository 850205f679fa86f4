import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { people, type Person } from '@site/src/data';
import { Section } from '../ui/Section';
import { Monogram } from './Monogram';
import styles from './Team.module.css';

/** Both owners, each with a way to the whole biography. */
export function Team(): ReactNode {
  return (
    <Section title={<Translate id="team.title">The owners</Translate>}>
      <ul className={styles.team}>
        <Member person={people.inspector}>
          <Translate id="team.inspector" values={{ since: people.inspector.licensedSince ?? '' }}>
            {
              'Looks at houses as systems, with radon, septic and well credentials. Licensed since {since}. An endurance athlete off duty.'
            }
          </Translate>
        </Member>
        <Member person={people.measurement}>
          <Translate id="team.measurement">
            Certified nationally to measure radon. Also a lead paint inspector and a mold
            investigator.
          </Translate>
        </Member>
      </ul>
    </Section>
  );
}

function Member({ person, children }: { person: Person; children: ReactNode }): ReactNode {
  return (
    <li>
      <Monogram person={person} />
      <div>
        <h3>{person.name}</h3>
        <p className={styles.title}>{person.jobTitle}</p>
        <p>{children}</p>
        <Link to={person.path}>
          <Translate id="team.more" values={{ name: person.name }}>
            {'More about {name}'}
          </Translate>
        </Link>
      </div>
    </li>
  );
}
