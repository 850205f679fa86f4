import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of what the build has written and of how the local host answers with it; no browser is needed. */
export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/built/**/*.test.ts'],
    environment: 'node',
    // What functions log is read where a test fails.
    silent: 'passed-only',
    testTimeout: 60_000,
    globalSetup: 'tests/built/host.ts',
  },
});
