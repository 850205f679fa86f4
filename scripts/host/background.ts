/** Work that continues after the answer: `waitUntil` promises and scheduled runs. */
export interface Background {
  add: (work: Promise<unknown>) => void;
  /** Resolves when no work is pending any more. */
  settled: () => Promise<void>;
}

/**
 * Tracks background work so that stopping the host waits for it, and so that a failure is logged
 * instead of ending the process.
 */
export function trackBackground(): Background {
  const running = new Set<Promise<unknown>>();
  return {
    add: (work) => {
      const tracked = work
        .catch((error: unknown) => console.error('Background work of a function failed:', error))
        .finally(() => running.delete(tracked));
      running.add(tracked);
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
