import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, people } from '@site/src/data';
import { Monogram } from '../people/Monogram';
import styles from './AuthorCard.module.css';

/** Ends every article: who stands behind it, and who reviewed it. */
export function AuthorCard(): ReactNode {
  const { measurement: author, inspector: reviewer } = people;
  return (
    <aside className={styles.card} aria-labelledby="author" data-search-ignore="">
      <Monogram person={author} />
      <div>
        <h2 id="author" className={styles.name}>
          <Link to={author.path}>{author.name}</Link>
        </h2>
        <p className={styles.role}>{author.jobTitle}</p>
        <p>
          <Translate id="blog.author.bio" values={{ name: author.name, company: company.name }}>
            {
              '{name} is co-owner of {company}, a nationally certified radon measurement provider, a lead paint inspector and a mold investigator.'
            }
          </Translate>
        </p>
        <p>
          <Translate
            id="blog.author.reviewed"
            values={{ name: reviewer.name, role: reviewer.jobTitle }}
          >
            {
              'Reviewed by {name}, {role}. {name} is an inspector, not a doctor: ask your doctor about your health.'
            }
          </Translate>{' '}
          <Link to={reviewer.path} className={styles.link}>
            <Translate id="blog.author.fullBio">Read Full Bio</Translate>
          </Link>
        </p>
      </div>
    </aside>
  );
}
