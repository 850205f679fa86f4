import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { people, type Person } from '@site/src/data';
import { Section } from '../ui/Section';
import { Monogram } from './Monogram';
import styles from './Team.module.css';

export interface TeamProps {
  /** The id of its heading. */
  id: string;
}

/** Everybody in `src/data/people.json`, owners first, each with a link to the biography if there is one. */
export function Team({ id }: TeamProps): ReactNode {
  const all = Object.values(people).sort(
    (a, b) => Number(b.owner ?? false) - Number(a.owner ?? false),
  );
  return (
    <Section
      id={id}
      title={
        all.every(({ owner }) => owner) ? (
          <Translate id="team.title">The owners</Translate>
        ) : (
          <Translate id="team.all">Our team</Translate>
        )
      }
    >
      <ul className={styles.team}>
        {all.map((person) => (
          <Member key={person.name} person={person} />
        ))}
      </ul>
    </Section>
  );
}

function Member({ person }: { person: Person }): ReactNode {
  const { name, jobTitle, about, licensedSince, path } = person;
  return (
    <li>
      <Monogram person={person} />
      <div>
        <h3>{name}</h3>
        <p className={styles.title}>{jobTitle}</p>
        <p>
          {about}{' '}
          {licensedSince && (
            <Translate id="team.licensed" values={{ since: licensedSince }}>
              {'Licensed since {since}.'}
            </Translate>
          )}
        </p>
        {path && (
          <Link to={path}>
            <Translate id="team.more" values={{ name }}>
              {'More about {name}'}
            </Translate>
          </Link>
        )}
      </div>
    </li>
  );
}
