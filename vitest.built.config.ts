import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the build's output and of the local host's answers to it; no browser needed. */
export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/built/**/*.test.ts'],
    environment: 'node',
    // Show what functions log only if a test fails.
    silent: 'passed-only',
    testTimeout: 60_000,
    globalSetup: 'tests/built/host.ts',
  },
});
