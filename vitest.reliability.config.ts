import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/reliability/**/*.test.ts'],
    environment: 'node',
    // What functions log is read where a test fails.
    silent: 'passed-only',
    // One file at a time: the load test measures memory, the matrix real time-outs.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 30_000,
    globalSetup: 'tests/reliability/support/table.ts',
    // The store's client hides its retries where it finds NODE_ENV=test.
    env: { NODE_ENV: 'production' },
  },
});
