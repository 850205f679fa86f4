import { useEffect, useState, type RefObject } from 'react';

/** A scheduler that has shown nothing by then is taken as failed, in milliseconds. */
export const PROBE_TIMEOUT = 8000;

const POLL = 200;

/**
 * Finds out whether a page of another origin can be framed. A frame that is refused fires `load` like any
 * other; an `<object>` fires `error` (HTML standard, "the object element": fallback content), so a hidden one
 * asks for the same address and is gone as soon as the answer is known.
 *
 * @param url the address in the frame
 * @param host the element to put the probe into
 * @returns whether the frame failed: refused, unreachable, or silent for {@link PROBE_TIMEOUT}
 */
export function useFrameProbe(url: string, host: RefObject<HTMLElement | null>): boolean {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const probe = document.createElement('object');
    const stop = (): void => {
      clearInterval(poll);
      clearTimeout(timeout);
      probe.remove();
    };
    const fail = (): void => {
      stop();
      setFailed(true);
    };
    // Another origin's document has taken the place of the empty one: the answer can be framed.
    const arrived = (): boolean => probe.contentWindow !== null && probe.contentDocument === null;
    const poll = setInterval(() => {
      if (arrived()) stop();
    }, POLL);
    const timeout = setTimeout(fail, PROBE_TIMEOUT);
    probe.addEventListener('error', fail);
    probe.addEventListener('load', stop);
    probe.type = 'text/html';
    probe.data = url;
    probe.tabIndex = -1;
    probe.setAttribute('aria-hidden', 'true');
    probe.className = 'visually-hidden';
    host.current?.append(probe);
    return stop;
  }, [url, host]);

  return failed;
}
