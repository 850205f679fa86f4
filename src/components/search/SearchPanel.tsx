import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Hit } from '@site/src/lib/search/search';
import { withBase } from '@site/src/lib/base';
import { Icon } from '../ui/Icon';
import { follow } from './follow';
import { NoResults } from './NoResults';
import { ResultOptions } from './ResultOptions';
import { SearchFailed, SearchStatus } from './SearchStatus';
import { preloadSearch, useSearch } from './use-search';
import styles from './Search.module.css';

/** As many as fit a dialog; the search page shows more. */
const MOST = 8;

/**
 * What is in the search dialog: a field with a list of results that the arrow keys go through. Its form leads to the
 * search page by itself, with JavaScript too.
 */
export function SearchPanel(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  const state = useSearch(typed, MOST);
  const hits = state.outcome?.groups.flatMap((group) => group.hits) ?? [];
  const active = chosen < hits.length ? chosen : -1;

  useEffect(preloadSearch, []);

  const type = (query: string): void => {
    setTyped(query);
    setChosen(-1);
  };
  const close = (): void => form.current?.closest('dialog')?.close();
  const go = (hit: Hit): void => {
    close();
    follow(hit);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hit = hits[active];
    const moves: Record<string, (() => void) | undefined> = {
      ArrowDown: () => setChosen(active + 1 < hits.length ? active + 1 : -1),
      ArrowUp: () => setChosen(active >= 0 ? active - 1 : hits.length - 1),
      Enter: hit && (() => go(hit)),
      // Safari's search field takes this key for itself, and empties the field with it.
      Escape: typed === '' ? close : undefined,
    };
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  return (
    <form ref={form} action={withBase('/search')} role="search" className={styles.panel}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={translate({ id: 'search.field', message: 'Words or a question' })}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={translate({ id: 'search.close', message: 'Close the search' })}
          data-search-close
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchStatus state={state} />
      <ResultOptions
        id={listId}
        groups={state.outcome?.groups ?? []}
        active={active}
        onFollow={close}
      />
      <NoResults state={state} onTry={type} />
      <SearchFailed state={state} />
      <button type="submit" className={styles.all} hidden={hits.length === 0}>
        <Translate id="search.all">Show all results on a page</Translate>
      </button>
    </form>
  );
}
