import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { PhoneLink } from '../ui/ContactLinks';
import { Directory } from './Directory';
import { MissesNote } from './MissesNote';
import { SearchPage } from './SearchPage';
import styles from './SearchContent.module.css';

/**
 * The content of the search page: its title, the search, and a directory of the site in case the search does not run.
 */
export function SearchContent(): ReactNode {
  return (
    <div className={`page section ${styles.content}`}>
      <h1>
        <Translate id="search.title">Search</Translate>
      </h1>
      <div className={styles.live}>
        <Island name="search-page" component={SearchPage} />
      </div>
      <noscript>
        <p>
          <Translate id="search.noScript" values={{ phone: <PhoneLink /> }}>
            {
              'The search needs JavaScript, which is off in this browser. Here’s everything on this site, by topic. Or call us: {phone}.'
            }
          </Translate>
        </p>
      </noscript>
      <div className={styles.instead}>
        <Directory />
      </div>
      <MissesNote className={styles.kept} />
    </div>
  );
}
