/** Thrown if an action does not finish in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * Runs an action for at most `ms` milliseconds. The action gets a signal that aborts its requests,
 * but the deadline does not rely on it: with `AbortSignal.timeout` alone, a response body can hang
 * forever after a garbage collection (seen on Node 20 with a body that never ends).
 * @returns what the action resolves with
 * @throws {DeadlineError} if time runs out first; otherwise the action's own error
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
