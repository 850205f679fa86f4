import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './SearchPanel.module.css';
import results from './SearchResults.module.css';

/**
 * What the search says when a file of it does not come. It stands in the HTML, since the script that would say it may
 * be what is lost, and is shown by `data-failed` on the page or on its island.
 *
 * @param children further links
 */
export function SearchFailure({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        <b>
          <Translate id="search.failed">The search didn’t load.</Translate>
        </b>{' '}
        <Translate
          id="search.failedHelp"
          values={{
            phone: <PhoneLink />,
            contact: (
              <NativeLink href="/contact">
                <Translate id="search.nothing.contact">write to us</Translate>
              </NativeLink>
            ),
          }}
        >
          {'Check your connection and try again, call {phone}, or {contact}.'}
        </Translate>
      </p>
      <p>
        <button type="button" className={results.chip} data-retry>
          <Translate id="search.retry">Try again</Translate>
        </button>
        {children}
      </p>
    </div>
  );
}
