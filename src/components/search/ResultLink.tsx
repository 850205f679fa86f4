import { useHistory } from '@docusaurus/router';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import type { Hit } from '@site/src/lib/search/search';
import { NativeLink } from '../ui/NativeLink';
import { Marked } from './Marked';
import styles from './Search.module.css';

/** What a result hands to the page it leads to. */
export interface LandingState {
  searched: string[];
}

/** Goes to a result within the site, with the words to highlight there. */
export function useFollow(): (hit: Hit) => void {
  const history = useHistory();
  return ({ url, words }) => history.push(url, { searched: words } satisfies LandingState);
}

export interface ResultLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  hit: Hit;
  onFollow?: () => void;
}

/** A heading that was found, with the sentence around the words; opens in a new tab like any link. */
export function ResultLink({ hit, onFollow, ...rest }: ResultLinkProps): ReactNode {
  const follow = useFollow();
  const onClick = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(hit);
    onFollow?.();
  };
  return (
    <NativeLink {...rest} href={hit.url} className={styles.result} onClick={onClick}>
      <b>
        <Marked pieces={hit.heading} />
      </b>
      <span>
        <Marked pieces={hit.excerpt} />
      </span>
    </NativeLink>
  );
}
