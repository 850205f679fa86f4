import { defineConfig } from 'vitest/config';

/** Runs unit tests under one fault after another, or looks at which ways they take, in one process. */
export default defineConfig({
  test: {
    include: [`tests/reliability/support/${process.env['MUTATION_JOB']}.ts`],
    environment: 'node',
    // Threads end with their process, even one that a fault has sent into an endless loop.
    pool: 'threads',
    // Who waits for this process ends it where a test of ours does not end.
    testTimeout: 0,
  },
});
