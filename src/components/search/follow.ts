import { withBase } from '@site/src/lib/base';
import type { Hit } from '@site/src/search/hit';
import { rememberSearched, showSearched } from './searched';

/** Stores the words of a result for the page about to open. */
export function prepare({ url, words }: Hit): void {
  rememberSearched(withBase(url), words);
}

/** Opens a result; its words are highlighted there. */
export function follow(hit: Hit): void {
  prepare(hit);
  location.assign(withBase(hit.url));
  // If the result is on this page, no other page opens.
  void showSearched(document);
}
