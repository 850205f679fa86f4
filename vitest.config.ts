import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/catalogue/*.test.ts'],
    environment: 'node',
    // What functions log is read where a test fails.
    silent: 'passed-only',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
