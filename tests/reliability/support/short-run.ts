/**
 * Runs the tests of a file with vitest's own `expect` and `vi`, but without its overhead: no report for each test and
 * no process of its own.
 */

type Act = (...given: never[]) => unknown;

interface Suite {
  parent: Suite | undefined;
  hooks: Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Act[]>;
  hasBegun: boolean;
}

/** A test of a file, which can run without the tests before it. */
export interface ShortTest {
  title: string;
  run: () => Promise<void>;
}

const call = (act: Act, given: readonly unknown[] = []): unknown => act(...(given as never[]));

/** Returns a suite and the suites around it, outermost first. */
const lineOf = (suite: Suite | undefined): Suite[] =>
  suite ? [...lineOf(suite.parent), suite] : [];

async function begin(suite: Suite): Promise<void> {
  for (const one of lineOf(suite)) {
    if (one.hasBegun) continue;
    one.hasBegun = true;
    for (const hook of one.hooks.beforeAll) await call(hook);
  }
}

/**
 * Returns what a test file imports from vitest (`api`), the tests that the file registers with it, and a function that
 * runs the `afterAll` hooks.
 *
 * @param skipped matches the titles of tests and suites to leave out
 */
export function shortRun(
  vitest: object,
  skipped: RegExp,
): { api: object; tests: readonly ShortTest[]; end: () => Promise<void> } {
  const suites: Suite[] = [];
  const newSuite = (parent?: Suite): Suite => {
    const hooks = { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] };
    const suite = { parent, hooks, hasBegun: false };
    suites.push(suite);
    return suite;
  };
  const top = newSuite();
  const tests: ShortTest[] = [];
  let suite = top;
  let finished: Act[] = [];

  const test = (title: string, act: Act, given: readonly unknown[] = []): void => {
    const within = suite;
    if (skipped.test(title)) return;
    const line = lineOf(within);
    const run = async (): Promise<void> => {
      await begin(within);
      finished = [];
      try {
        for (const hook of line.flatMap(({ hooks }) => hooks.beforeEach)) await call(hook);
        await call(act, given);
      } finally {
        const after = line.flatMap(({ hooks }) => hooks.afterEach).reverse();
        for (const hook of [...after, ...finished.reverse()]) await call(hook);
      }
    };
    tests.push({ title, run });
  };
  const describe = (title: string, act: Act, given: readonly unknown[] = []): void => {
    if (skipped.test(title)) return;
    suite = newSuite(suite);
    call(act, given);
    suite = suite.parent ?? top;
  };
  const withEach = (register: typeof test) =>
    Object.assign((title: string, act: Act) => register(title, act), {
      each: (rows: readonly unknown[]) => (title: string, act: Act) => {
        for (const row of rows) register(title, act, Array.isArray(row) ? row : [row]);
      },
    });
  const hook = (kind: keyof Suite['hooks']) => (act: Act) => void suite.hooks[kind].push(act);
  const api = {
    ...vitest,
    test: withEach(test),
    it: withEach(test),
    describe: withEach(describe),
    beforeAll: hook('beforeAll'),
    afterAll: hook('afterAll'),
    beforeEach: hook('beforeEach'),
    afterEach: hook('afterEach'),
    onTestFinished: (act: Act) => void finished.push(act),
  };
  const end = async (): Promise<void> => {
    for (const { hooks } of suites.filter(({ hasBegun }) => hasBegun).reverse())
      for (const one of hooks.afterAll) await call(one);
  };
  return { api, tests, end };
}
