import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/reliability/**/*.test.ts'],
    environment: 'node',
    // Show what functions log only if a test fails.
    silent: 'passed-only',
    // One file at a time: the load test measures memory, and the matrix measures real timeouts.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 30_000,
    globalSetup: 'tests/reliability/support/table.ts',
    // The store's client hides its retries if NODE_ENV is "test".
    env: { NODE_ENV: 'production' },
  },
});
