import type { Index } from '@site/src/search/index-of';
import type { State } from './standing';

/** How far a search has come. */
export interface Progress {
  /** The index of the texts loaded so far. */
  index: Index | undefined;
  state: State | 'failed';
  /** True if nothing can be searched: the first file failed, and has not loaded since. */
  isLost: boolean;
  /** True if the last word of the query may be incomplete. */
  isTyping: boolean;
  /**
   * True if a query waits for the second file. A query in the address waits for the complete results; a visitor who
   * types sees what is there.
   */
  isPatient: boolean;
}

/** An event in a search. */
export type Happening =
  | { what: 'opened' | 'typed' | 'chosen' | 'retried' }
  /** The second file takes too long. */
  | { what: 'waited' }
  /** The first file, or both, have loaded. */
  | { what: 'came'; index: Index; isWhole: boolean }
  /** The second file failed to load ("partly"), or the first one ("failed"). */
  | { what: 'partly' | 'failed' };

/**
 * Returns the progress at the start.
 *
 * @param query the value of the field at the start
 * @param isTyping true if the field has the focus by then
 */
export const beginning = (query: string, isTyping: boolean): Progress => ({
  index: undefined,
  state: 'loading',
  isLost: false,
  isTyping,
  isPatient: query !== '' && !isTyping,
});

/** Returns the progress after an event. */
export function proceed(before: Progress, happening: Happening): Progress {
  switch (happening.what) {
    case 'typed':
      return { ...before, isTyping: true, isPatient: false };
    case 'chosen':
      return { ...before, isTyping: false, isPatient: false };
    case 'waited':
      return { ...before, isPatient: false };
    case 'came': {
      const { index, isWhole } = happening;
      return { ...before, index, state: isWhole ? 'whole' : 'loading', isLost: false };
    }
    case 'partly':
      return { ...before, state: 'partly' };
    case 'failed':
      return { ...before, state: 'failed', isLost: !before.index };
    case 'opened':
    case 'retried':
      return { ...before, state: 'loading' };
  }
}

/** What to show for a query: the starting points, that it has to wait or failed, or the results of an index. */
export type Stage = 'starts' | 'waits' | 'failed' | { index: Index; state: State };

export function stageOf({ index, state, isPatient }: Progress, query: string): Stage {
  if (query === '') return 'starts';
  if (state === 'failed') return state;
  return !index || (isPatient && state === 'loading') ? 'waits' : { index, state };
}

/** True if the first file has loaded and the query waits for the second, which is limited by a timeout. */
export const isWaiting = ({ index, state, isPatient }: Progress): boolean =>
  index !== undefined && isPatient && state === 'loading';
