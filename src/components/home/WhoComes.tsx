import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, people, sources } from '@site/src/data';
import { CertificateList } from '../people/Certificates';
import { Monogram } from '../people/Monogram';
import { Icon } from '../ui/Icon';
import styles from './WhoComes.module.css';

/** The owners, their certification and where to look it up, and their certificates if the data have any. */
export function WhoComes(): ReactNode {
  const list = sources['nrppSearch'];
  return (
    <>
      <ul className={styles.people}>
        {Object.values(people)
          .filter(({ owner }) => owner)
          .map((person) => (
            <li key={person.name}>
              <Monogram person={person} />
              <span>
                {person.path ? <Link to={person.path}>{person.name}</Link> : person.name}
                <small>{person.jobTitle}</small>
              </span>
            </li>
          ))}
      </ul>
      <p className={`actions ${styles.certified}`}>
        <Icon name="badge" />
        <b>{company.certification}</b>
        {list && (
          <Link to={list.url}>
            <Translate id="home.proof.list">Look us up on NRPP’s public list</Translate>
          </Link>
        )}
      </p>
      <CertificateList />
    </>
  );
}
