import { withBase } from '@site/src/lib/base';
import type { Hit } from '@site/src/search/hit';
import { rememberSearched, showSearched } from './searched';

/** Keeps the words of a result for the page that it leads to, which is about to open. */
export function prepare({ url, words }: Hit): void {
  rememberSearched(withBase(url), words);
}

/** Goes to a result, with the words to highlight there. */
export function follow(hit: Hit): void {
  prepare(hit);
  location.assign(withBase(hit.url));
  // The address may be that of this very page: then no other opens.
  void showSearched(document);
}
