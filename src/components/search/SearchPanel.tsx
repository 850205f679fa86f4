import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { withBase } from '@site/src/lib/base';
import { Icon } from '../ui/Icon';
import { NativeLink } from '../ui/NativeLink';
import { SearchFailure } from './SearchFailure';
import { Starts } from './Starts';
import styles from './SearchPanel.module.css';
import results from './SearchResults.module.css';

const LIST = 'search-options';

/**
 * The content of the search dialog: the field, and the elements that `live/start-panel.ts` fills. Submitting the form
 * opens the search page, with JavaScript too.
 */
export function SearchPanel(): ReactNode {
  return (
    <form action={withBase('/search')} role="search" className={styles.panel}>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={translate({ id: 'search.field', message: 'Words or a question' })}
          placeholder={translate({ id: 'search.placeholder', message: 'Words or a question' })}
          aria-expanded={false}
          aria-controls={LIST}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        <CloseButton />
      </div>
      <p className={styles.status} role="status" />
      <SearchFailure>
        <NativeLink href="/search">
          <Translate id="search.failedList">All pages by topic</Translate>
        </NativeLink>
      </SearchFailure>
      <div className={styles.notes} data-search-notes />
      <Starts />
      <div id={LIST} className={styles.scroll} data-search-list hidden />
      <button type="submit" className={results.all} data-search-all hidden>
        <Translate id="search.all">Show all results on a page</Translate>
      </button>
    </form>
  );
}

const CloseButton = (): ReactNode => (
  <button
    type="button"
    className={styles.close}
    aria-label={translate({ id: 'search.close', message: 'Close the search' })}
    data-search-close
  >
    <Icon name="close" />
  </button>
);
