/**
 * Returns the port of the PORT variable, 8888 by default.
 *
 * @throws Error that says what a port is, if PORT is not one
 */
export function readPort(): number {
  const text = process.env.PORT ?? '8888';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${text}"; it must be a whole number from 1 to 65535.`);
  }
  return port;
}

/**
 * Runs a command until it is stopped: an error at the start prints one clear line and exits with code 1; SIGINT,
 * SIGTERM and the end of a parent process with an IPC channel stop it cleanly.
 *
 * @param start starts the command and returns a function that stops it; stopping twice must be harmless, because the
 *   file library of the blobs server repeats every signal
 */
export function run(start: () => Promise<() => Promise<void>>): void {
  start().then((stop) => {
    const end = (): void => void stop().then(() => process.exit(0), fail);
    process.on('SIGINT', end).on('SIGTERM', end).on('disconnect', end);
  }, fail);
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
