import { withBase } from '../base';
import type { SectionMeta } from './record';

/** A section as Pagefind gives it. */
export interface Fragment {
  url: string;
  content: string;
  meta: SectionMeta;
}

/** A match before its text is loaded. */
export interface Match {
  id: string;
  score: number;
  /** Places of the matched words in the text, counted in words. */
  words: number[];
  data: () => Promise<Fragment>;
}

/** The part of Pagefind's client that the search uses; see "Pagefind JavaScript API" in its documentation. */
export interface Pagefind {
  options(options: { noWorker: boolean }): Promise<void>;
  init(): Promise<void>;
  search(term: string): Promise<{ results: Match[] } | null>;
}

/** Where the build puts the index. */
const FOLDER = withBase('/pagefind/');

/**
 * Loads Pagefind's client and the head of the index.
 *
 * @param attempt a browser may remember that an address failed, so each attempt asks for another
 * @throws TypeError when it cannot be loaded
 */
export async function loadPagefind(attempt: number): Promise<Pagefind> {
  const address = `${FOLDER}pagefind.js${attempt > 0 ? `?again=${attempt}` : ''}`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  // A few hundred sections are searched in a millisecond; a worker would only be one more file to load.
  await pagefind.options({ noWorker: true });
  await pagefind.init();
  return pagefind;
}

/**
 * Loads every word of the site, folded.
 *
 * @throws Error when it cannot be loaded
 */
export async function loadWords(): Promise<Set<string>> {
  const response = await fetch(`${FOLDER}words.txt`);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return new Set((await response.text()).split('\n'));
}
