import { useEffect, useState, type RefObject } from 'react';

/** The state of a framed page: no problem so far, no answer in time, or unreachable or refusing to be framed. */
export type FrameState = 'fine' | 'silent' | 'refused';

/** Milliseconds without an answer after which the scheduler counts as failed. */
const PROBE_TIMEOUT = 8000;

const POLL = 200;

/**
 * Finds out whether a page of another origin can be framed. A refused frame fires `load` like any other, but an
 * `<object>` fires `error` (HTML standard, "the object element": fallback content). So a hidden `<object>` requests the
 * same address, and is removed once the answer is known.
 *
 * @param url the address in the frame
 * @param host the element to put the probe into
 * @returns the state: `fine` at first, `silent` after {@link PROBE_TIMEOUT} without an answer
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
    // A document of another origin has replaced the initial empty one: the page can be framed.
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
