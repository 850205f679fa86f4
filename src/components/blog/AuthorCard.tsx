import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, type Person } from '@site/src/data';
import type { Signers } from '@site/src/lib/signers';
import { Monogram } from '../people/Monogram';
import { LastReviewed } from '../seo/LastReviewed';
import styles from './AuthorCard.module.css';

/** The card below every article: its author, its reviewer and the day of the review. */
export function AuthorCard({ author, reviewer, reviewedOn }: Signers): ReactNode {
  return (
    <aside className={styles.card} aria-labelledby="author" data-search-ignore="">
      <Monogram person={author} />
      <div>
        <h2 id="author" className={styles.name}>
          {author.path ? <Link to={author.path}>{author.name}</Link> : author.name}
        </h2>
        <p className={styles.role}>{author.jobTitle}</p>
        <p>{bylineOf(author)}</p>
        {reviewer && <Reviewed by={reviewer} />}
        {reviewedOn !== undefined && (
          <p>
            <LastReviewed day={reviewedOn} />
          </p>
        )}
      </div>
    </aside>
  );
}

/**
 * Returns the author's signature with the names filled in, the `about` text if there is no signature, or undefined if
 * there is neither.
 */
function bylineOf({ name, signature, about }: Person): string | undefined {
  return signature?.replaceAll('{name}', name).replaceAll('{company}', company.name) ?? about;
}

function Reviewed({ by }: { by: Person }): ReactNode {
  const values = { name: by.name, role: by.jobTitle };
  return (
    <p>
      {by.licensedSince === undefined ? (
        <Translate id="blog.author.reviewedBy" values={values}>
          {'Reviewed by {name}, {role}. Ask your doctor about your health.'}
        </Translate>
      ) : (
        <Translate id="blog.author.reviewed" values={values}>
          {
            'Reviewed by {name}, {role}. {name} is an inspector, not a doctor: ask your doctor about your health.'
          }
        </Translate>
      )}{' '}
      {by.path && (
        <Link to={by.path} className={styles.link}>
          <Translate id="blog.author.fullBio">Read Full Bio</Translate>
        </Link>
      )}
    </p>
  );
}
