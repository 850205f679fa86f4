import { useHistory } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { NoResults } from './NoResults';
import { useFollow } from './ResultLink';
import { ResultOptions } from './ResultOptions';
import { SearchFailed, SearchStatus } from './SearchStatus';
import { searchAddress } from './search-address';
import { preloadSearch, useSearch } from './use-search';
import styles from './Search.module.css';

/** As many as fit a dialog; the search page shows more. */
const MOST = 8;

/** The search over the page: a field with a list of results that the arrow keys go through. */
export function SearchDialog({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const history = useHistory();
  const follow = useFollow();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(-1);
  const state = useSearch(typed, MOST);
  const hits = state.outcome?.groups.flatMap((group) => group.hits) ?? [];
  const active = chosen < hits.length ? chosen : -1;

  useEffect(() => {
    dialog.current?.showModal();
    preloadSearch();
  }, []);

  const type = (query: string): void => {
    setTyped(query);
    setChosen(-1);
  };
  const toPage = (): void => {
    history.push(searchAddress(typed));
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const hit = hits[active];
    const moves: Record<string, () => void> = {
      ArrowDown: () => setChosen(active + 1 < hits.length ? active + 1 : -1),
      ArrowUp: () => setChosen(active >= 0 ? active - 1 : hits.length - 1),
      Enter: () => {
        if (!hit) return toPage();
        follow(hit);
        onClose();
      },
    };
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it too
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={translate({ id: 'search.dialog', message: 'Search this site' })}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <div className={styles.panel}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            type="search"
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
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <SearchStatus state={state} />
        <ResultOptions
          id={listId}
          groups={state.outcome?.groups ?? []}
          active={active}
          onFollow={onClose}
        />
        <NoResults state={state} onTry={type} />
        <SearchFailed state={state} />
        {hits.length > 0 && (
          <button type="button" className={styles.all} onClick={toPage}>
            <Translate id="search.all">Show all results on a page</Translate>
          </button>
        )}
      </div>
    </dialog>
  );
}
