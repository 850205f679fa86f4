import { defineConfig } from 'vitest/config';

/** Runs unit tests under one fault after another, in one process. */
export default defineConfig({
  test: {
    include: ['tests/reliability/support/seeded-faults.ts'],
    environment: 'node',
    // Threads end with their process, even one that a fault has sent into an endless loop.
    pool: 'threads',
    testTimeout: Number(process.env['SEEDED_FAULTS_LIMIT']),
  },
});
