import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import { NoResults } from './NoResults';
import { ResultPages } from './ResultPages';
import { SearchFailed, SearchStatus } from './SearchStatus';
import { searchAddress } from './search-address';
import { useSearch } from './use-search';
import buttons from '../ui/Button.module.css';
import styles from './Search.module.css';

const MOST = 30;

/** A pause in typing after which the address follows; browsers refuse an address that changes too often. */
const PAUSE_MS = 350;

/** The search page. Its address holds the query, so it can be shared and the back button finds it again. */
export function SearchContent(): ReactNode {
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(search).get('q') ?? '') : '';
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNew = useRef(true);
  const state = useSearch(query, MOST);

  useEffect(() => {
    if (isNew.current) {
      isNew.current = false;
      // What was typed before React was there counts.
      if (field.current?.value) {
        history.replace(searchAddress(field.current.value));
        return;
      }
    }
    // The back button changed the address, and no typing is on its way into it.
    if (field.current && timer.current === undefined && field.current.value.trim() !== query) {
      field.current.value = query;
    }
  }, [history, query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (words: string): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    history.replace(searchAddress(words));
  };
  const showSoon = (words: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => show(words), PAUSE_MS);
  };

  return (
    <div className={`page section ${styles.content}`}>
      <h1>
        <Translate id="search.title">Search</Translate>
      </h1>
      <form
        action="/search"
        role="search"
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          show(field.current?.value ?? '');
        }}
      >
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          aria-label={translate({ id: 'search.field', message: 'Words or a question' })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => showSoon(event.target.value)}
        />
        <button type="submit" className={clsx(buttons.button, buttons.secondary, buttons.small)}>
          <Translate id="search.submit">Search</Translate>
        </button>
      </form>
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
      <SearchStatus state={state} />
      <ResultPages groups={state.outcome?.groups ?? []} />
      <NoResults state={state} onTry={show} />
      <SearchFailed state={state} />
    </div>
  );
}
