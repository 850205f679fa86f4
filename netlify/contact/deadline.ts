/** Thrown when an action has not ended in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs an action for at most `ms` milliseconds. The action gets a signal to stop its requests, but
 * nothing relies on it: `AbortSignal.timeout` alone can leave a response body hanging for good once
 * the garbage collector has passed (seen on Node 20 with a body that never ends).
 * @returns what the action resolves with; rejects with its error or with a DeadlineError
 */
export async function withDeadline<T>(
  ms: number,
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DeadlineError());
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([action(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
