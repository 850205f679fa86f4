import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { Hit } from '@site/src/lib/search/search';
import { prepare } from './follow';
import { Marked } from './Marked';
import styles from './Search.module.css';

export interface ResultLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  hit: Hit;
  onFollow?: () => void;
}

/** A heading that was found, with the sentence around the words: a link like any other. */
export function ResultLink({ hit, onFollow, ...rest }: ResultLinkProps): ReactNode {
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- the index has whole addresses
    <a
      {...rest}
      href={hit.url}
      className={styles.result}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        prepare(hit);
        onFollow?.();
      }}
    >
      <b>
        <Marked pieces={hit.heading} />
      </b>
      <span>
        <Marked pieces={hit.excerpt} />
      </span>
    </a>
  );
}
