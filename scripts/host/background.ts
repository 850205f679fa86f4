/** Work that goes on after the answer: `waitUntil` promises and scheduled runs. */
export interface Background {
  add: (work: Promise<unknown>) => void;
  /** Resolves when nothing is under way any more. */
  settled: () => Promise<void>;
}

/**
 * Keeps hold of background work so that stopping the host waits for it, and so that a failure is
 * seen and does not end the process.
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
