import { useEffect, useState, type RefObject } from 'react';

/** What became of a framed page: nothing wrong so far, never answered, or refused to be framed or reached. */
export type FrameState = 'fine' | 'silent' | 'refused';

/** A scheduler that has shown nothing by then is taken as failed, in milliseconds. */
const PROBE_TIMEOUT = 8000;

const POLL = 200;

/**
 * Finds out whether a page of another origin can be framed. A frame that is refused fires `load` like any
 * other; an `<object>` fires `error` (HTML standard, "the object element": fallback content), so a hidden one
 * asks for the same address and is gone as soon as the answer is known.
 *
 * @param url the address in the frame
 * @param host the element to put the probe into
 * @returns the state; `silent` after {@link PROBE_TIMEOUT} without a sign
 */
export function useFrameProbe(url: string, host: RefObject<HTMLElement | null>): FrameState {
  const [state, setState] = useState<FrameState>('fine');

  useEffect(() => {
    const probe = document.createElement('object');
    const stop = (): void => {
      clearInterval(poll);
      clearTimeout(timeout);
      probe.remove();
    };
    const fail = (how: FrameState): void => {
      stop();
      setState(how);
    };
    // Another origin's document has taken the place of the empty one: the answer can be framed.
    const arrived = (): boolean => probe.contentWindow !== null && probe.contentDocument === null;
    const poll = setInterval(() => {
      if (arrived()) stop();
    }, POLL);
    const timeout = setTimeout(() => fail('silent'), PROBE_TIMEOUT);
    probe.addEventListener('error', () => fail('refused'));
    probe.addEventListener('load', stop);
    probe.type = 'text/html';
    probe.data = url;
    probe.tabIndex = -1;
    probe.setAttribute('aria-hidden', 'true');
    probe.className = 'visually-hidden';
    host.current?.append(probe);
    return stop;
  }, [url, host]);

  return state;
}
