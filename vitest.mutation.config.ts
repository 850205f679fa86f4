import { defineConfig } from 'vitest/config';
import reliability from './vitest.reliability.config';

/** `npm run test:mutation`: all faults, written by hand and made by rule; it takes about an hour. */
export default defineConfig({
  test: {
    ...reliability.test,
    include: ['tests/reliability/mutants.test.ts'],
    testTimeout: 5 * 3_600_000,
    env: { ...reliability.test?.env, MUTATION: 'all' },
  },
});
