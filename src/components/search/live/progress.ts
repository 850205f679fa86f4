import type { Index } from '@site/src/search/index-of';
import type { State } from './standing';

/** How far a search has come. */
export interface Progress {
  /** Of the texts that are there. */
  index: Index | undefined;
  state: State | 'failed';
  /** Whether nothing can be searched, until the first file has come after all. */
  isLost: boolean;
  /** Whether the last word of the query may still grow. */
  isTyping: boolean;
  /**
   * Whether a query waits for the second file. An address is opened for its whole answer; who types sees what is there.
   */
  isPatient: boolean;
}

/** What happens to a search. */
export type Happening =
  | { what: 'opened' | 'typed' | 'chosen' | 'retried' }
  /** The second file takes too long. */
  | { what: 'waited' }
  /** The first file is there, or both are. */
  | { what: 'came'; index: Index; isWhole: boolean }
  /** The second file does not come, or not even the first one. */
  | { what: 'partly' | 'failed' };

/** @param query what stands in the field at the start @param isTyping whether somebody is in it by then */
export const beginning = (query: string, isTyping: boolean): Progress => ({
  index: undefined,
  state: 'loading',
  isLost: false,
  isTyping,
  isPatient: query !== '' && !isTyping,
});

/** The table of what follows from what. */
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

/** What is shown of a query: where searches start, that it has to wait or cannot be answered, or what an index has. */
export type Stage = 'starts' | 'waits' | 'failed' | { index: Index; state: State };

export function stageOf({ index, state, isPatient }: Progress, query: string): Stage {
  if (query === '') return 'starts';
  if (state === 'failed') return state;
  return !index || (isPatient && state === 'loading') ? 'waits' : { index, state };
}

/** Whether there is a first file that waits for the second; only so long. */
export const isWaiting = ({ index, state, isPatient }: Progress): boolean =>
  index !== undefined && isPatient && state === 'loading';
