import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import { NativeLink } from '../ui/NativeLink';
import type { SearchState } from './use-search';
import styles from './Search.module.css';

export interface NoResultsProps {
  state: SearchState;
  /** Searches for a close spelling. */
  onTry: (query: string) => void;
}

/** What to do when nothing was found: close spellings, the FAQs, the telephone. */
export function NoResults({ state, onTry }: NoResultsProps): ReactNode {
  if (state.status !== 'done' || state.outcome?.count !== 0) return null;
  const { close } = state.outcome;
  return (
    <div className={styles.help}>
      {close.length > 0 && (
        <p>
          <Translate id="search.didYouMean">Did you mean</Translate>{' '}
          {close.map((word) => (
            <button key={word} type="button" className={styles.chip} onClick={() => onTry(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        <Translate
          id="search.nothing"
          values={{
            faqs: (
              <NativeLink href="/faqs">
                <Translate id="search.nothing.faqs">frequently asked questions</Translate>
              </NativeLink>
            ),
            phone: <PhoneLink />,
          }}
        >
          {'Nothing on this site has these words. Look through the {faqs}, or call us: {phone}.'}
        </Translate>
      </p>
    </div>
  );
}
