import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { NativeLink } from '../ui/NativeLink';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './SearchPanel.module.css';
import results from './SearchResults.module.css';

/**
 * The message that the search failed to load. It is in the HTML, because the script that would show it may be what
 * failed; `data-failed` on the page or the island reveals it.
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
