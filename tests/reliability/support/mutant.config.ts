import { defineConfig } from 'vitest/config';

/**
 * Runs the job that `MUTATION_JOB` names in one process: unit tests under one fault after another, or a trace of them.
 */
export default defineConfig({
  test: {
    include: [`tests/reliability/support/${process.env['MUTATION_JOB']}.ts`],
    environment: 'node',
    // Threads end with their process, even if a fault has put one into an endless loop.
    pool: 'threads',
    // The parent process kills this one if a test does not end.
    testTimeout: 0,
  },
});
