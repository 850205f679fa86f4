import { defineConfig } from 'playwright/test';
import { findBrowser } from './scripts/ensure-browser';

const port = Number(process.env.TEST_PORT ?? 8890);

/**
 * Projects of tests that read more or less than the pages do. `tests/browser/README.md` says what each reads, and so
 * when it has to run. All other tests are in the project `pages`.
 */
const OTHERS = {
  functions: [
    '**/contact*.spec.ts',
    '**/foreign-origin.spec.ts',
    '**/islands.spec.ts',
    '**/three-languages.spec.ts',
  ],
  editor: ['**/editor*.spec.ts'],
  languages: ['**/pseudo-locale/*.spec.ts'],
  lighthouse: ['**/lighthouse.spec.ts'],
  dev: ['**/dev.spec.ts'],
};

/** Browser tests run against the built site on the local host, as visitors see it. */
export default defineConfig({
  testDir: 'tests/browser',
  projects: [
    { name: 'pages', testIgnore: Object.values(OTHERS).flat() },
    // An editor test goes through many forms, each of which takes seconds; it waits only for events.
    ...Object.entries(OTHERS).map(([name, testMatch]) => ({
      name,
      testMatch,
      ...(name === 'editor' && { timeout: 900_000 }),
    })),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  // A browser and its page keep a core busy; more workers than cores only wait for each other.
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A slow CI machine may hide a toast before the test presses a key; a test that fails three times is really broken.
  retries: process.env.CI ? 2 : 0,
  reporter: [['list']],
  timeout: 60_000,
  // Assertions wait for events, so a long timeout costs nothing on a fast machine, and a loaded one needs it.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'npm run preview',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/robots.txt`,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
