import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Island } from '@site/src/islands/Island';
import { PhoneLink } from '../ui/ContactLinks';
import { SearchPage } from './SearchPage';
import styles from './Search.module.css';

/** The search page: its title, the search, and where to look without JavaScript. */
export function SearchContent(): ReactNode {
  return (
    <div className={`page section ${styles.content}`}>
      <h1>
        <Translate id="search.title">Search</Translate>
      </h1>
      <Island name="search-page" component={SearchPage} />
      <noscript>
        <p>
          <Translate
            id="search.noScript"
            values={{
              faqs: (
                <Link to="/faqs">
                  <Translate id="search.nothing.faqs">frequently asked questions</Translate>
                </Link>
              ),
              phone: <PhoneLink />,
            }}
          >
            {
              'The search needs JavaScript, which is off in this browser. Look through the {faqs}, or call us: {phone}.'
            }
          </Translate>
        </p>
      </noscript>
    </div>
  );
}
