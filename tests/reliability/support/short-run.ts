/**
 * Runs the tests of a file until one fails, with vitest's own `expect` and `vi`, and nothing around them: no report of
 * each test, no process of its own.
 */

type Act = (...given: never[]) => unknown;

interface Suite {
  parent: Suite | undefined;
  /** Tests and suites, in their order. */
  parts: (() => Promise<void>)[];
  hooks: Record<'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach', Act[]>;
}

const call = (act: Act, given: readonly unknown[] = []): unknown => act(...(given as never[]));

/** All of one kind that hold for a test, the outermost first. */
const around = (suite: Suite | undefined, kind: 'beforeEach' | 'afterEach'): Act[] =>
  suite ? [...around(suite.parent, kind), ...suite.hooks[kind]] : [];

async function runSuite({ parts, hooks }: Suite): Promise<void> {
  try {
    for (const hook of hooks.beforeAll) await call(hook);
    for (const part of parts) await part();
  } finally {
    for (const hook of hooks.afterAll) await call(hook);
  }
}

/**
 * What a test file imports of vitest, and the run of what it has registered with it.
 *
 * @param skipped tests that are left out, by their titles
 */
export function shortRun(
  vitest: object,
  skipped: RegExp,
): { api: object; run: () => Promise<void> } {
  const newSuite = (parent?: Suite): Suite => ({
    parent,
    parts: [],
    hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
  });
  const top = newSuite();
  let suite = top;
  let finished: Act[] = [];

  const test = (title: string, act: Act, given: readonly unknown[] = []): void => {
    const within = suite;
    if (skipped.test(title)) return;
    within.parts.push(async () => {
      finished = [];
      try {
        for (const hook of around(within, 'beforeEach')) await call(hook);
        await call(act, given);
      } finally {
        for (const hook of around(within, 'afterEach').reverse()) await call(hook);
        for (const hook of finished.reverse()) await call(hook);
      }
    });
  };
  const describe = (title: string, act: Act, given: readonly unknown[] = []): void => {
    const inner = newSuite(suite);
    if (skipped.test(title)) return;
    suite.parts.push(() => runSuite(inner));
    suite = inner;
    call(act, given);
    suite = inner.parent ?? top;
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
  return { api, run: () => runSuite(top) };
}
