import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
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

/** The search on its page. The address holds the query, so it can be shared and the back button finds it again. */
export function SearchPage(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const state = useSearch(query, MOST);

  useEffect(() => {
    if (!field.current) return;
    // What was typed before React was there counts more than the address.
    field.current.value ||= new URLSearchParams(location.search).get('q') ?? '';
    setQuery(field.current.value);
  }, []);

  const isOpening = useRef(true);
  useEffect(() => {
    if (isOpening.current) {
      isOpening.current = false;
      return undefined;
    }
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', searchAddress(query));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  const show = (words: string): void => {
    if (field.current) field.current.value = words;
    setQuery(words);
  };

  return (
    <>
      <form
        action={withBase('/search')}
        role="search"
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(field.current?.value ?? '');
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
          onChange={(event) => setQuery(event.target.value)}
        />
        <button type="submit" className={clsx(buttons.button, buttons.secondary, buttons.small)}>
          <Translate id="search.submit">Search</Translate>
        </button>
      </form>
      <SearchStatus state={state} />
      <ResultPages groups={state.outcome?.groups ?? []} />
      <NoResults state={state} onTry={show} />
      <SearchFailed state={state} />
    </>
  );
}
