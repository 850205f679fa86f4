import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { mocksModules } from './tests/unit/mocks-modules';

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '');
const include = ['tests/unit/**/*.test.ts', 'tests/catalogue/*.test.ts'];

const mocking = readdirSync(`${root}/tests/unit`, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `tests/unit/${name.replaceAll('\\', '/')}`)
  .filter((file) => mocksModules(`${root}/${file}`));

export default defineConfig({
  resolve: {
    alias: { '@site': root, '@docusaurus/Translate': `${root}/tests/unit/translate.ts` },
  },
  test: {
    environment: 'node',
    // Show what functions log only if a test fails.
    silent: 'passed-only',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Loading modules took a third of the time, so all tests of a process share them, except tests that mock modules.
    projects: [
      { extends: true, test: { name: 'unit', include, exclude: mocking, isolate: false } },
      { extends: true, test: { name: 'mocked', include: mocking } },
    ],
  },
});
