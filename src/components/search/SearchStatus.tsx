import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { pluralForm } from '@site/src/lib/plural';
import { PhoneLink } from '../ui/ContactLinks';
import type { SearchState } from './use-search';
import styles from './Search.module.css';

/** Says how many results there are, and how a word was read; announced to screen readers. */
export function SearchStatus({ state }: { state: SearchState }): ReactNode {
  return (
    <p className={styles.status} role="status">
      {/* An element of its own for each text: a translator may have wrapped the one before. */}
      <span key={textKey(state)}>
        <StatusText state={state} />
      </span>
    </p>
  );
}

/** Changes whenever the text does. */
const textKey = ({ status, outcome, query }: SearchState): string =>
  [status, outcome?.count, query].join(' ');

function StatusText({ state }: { state: SearchState }): ReactNode {
  const { status, outcome } = state;
  if (status === 'idle') return null;
  if (status === 'unbuilt') {
    return (
      <Translate id="search.unbuilt">
        There is no search here yet: its index is made when the site is built.
      </Translate>
    );
  }
  if (status === 'failed') {
    return <Translate id="search.failed">The search could not be loaded.</Translate>;
  }
  if (!outcome) return <Translate id="search.searching">Searching…</Translate>;
  if (outcome.count === 0) return <Translate id="search.none">No results</Translate>;
  const count = pluralForm(
    outcome.count,
    translate(
      { id: 'search.count', message: 'One result|{count} results' },
      { count: outcome.count },
    ),
    document.documentElement.lang,
  );
  const read = outcome.corrected.map((one) => `“${one.read}”`).join(', ');
  if (read === '') return count;
  return (
    <Translate id="search.corrected" values={{ count, read }}>
      {'{count} for {read}'}
    </Translate>
  );
}

/** Another attempt, and the telephone, after the search could not be loaded. */
export function SearchFailed({ state }: { state: SearchState }): ReactNode {
  if (state.status !== 'failed') return null;
  return (
    <div className={styles.help}>
      <p>
        <Translate id="search.failedHelp" values={{ phone: <PhoneLink /> }}>
          {'Check the connection and try again, or call {phone}.'}
        </Translate>
      </p>
      <button type="button" className={styles.chip} onClick={state.retry}>
        <Translate id="search.retry">Try again</Translate>
      </button>
    </div>
  );
}
