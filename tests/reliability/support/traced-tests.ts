import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { test } from 'vitest';
import { Passed } from './marks';
import type { Trace } from './picks';
import { testFiles } from './test-file';

/** The test files to run, and the code files in which to trace them. */
const { tests, code } = JSON.parse(readFileSync(process.env['MUTATION_LIST']!, 'utf8')) as {
  tests: string[];
  code: string[];
};
const marked = new Set(code);
const told = process.env['MUTATION_TOLD'] ?? '';

/** Returns the CPU time of this process in milliseconds, which does not depend on how busy the machine is. */
const work = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Runs each test of a file and records what it executes.
 *
 * @throws Error if a test fails
 */
async function traceOf(name: string, begin: () => void): Promise<Trace> {
  const passed = new Passed();
  const passOf = (path: string) => {
    const file = relative('.', path);
    return marked.has(file) ? passed.of(file) : undefined;
  };
  // Load the file twice: under a fault everything is compiled already, so the first time is not measured.
  testFiles([], passOf)(name);
  const start = work();
  const { tests: all, end } = testFiles([], passOf)(name);
  const trace: Trace = { loading: { passed: passed.take(), ms: work() - start }, tests: [] };
  for (const { title, run } of all) {
    begin();
    const began = work();
    await run().catch((error: unknown) => {
      throw new Error(`${name}: ${title}: ${String(error)}`);
    });
    trace.tests.push({ passed: passed.take(), ms: work() - began });
  }
  await end();
  return trace;
}

for (const number of (process.env['MUTATION_NUMBERS'] ?? '').split(',').map(Number)) {
  test(`tests ${number}`, async () => {
    const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);
    const begin = (): void => tell('begun');
    begin();
    const trace = await traceOf(tests[number]!, begin).catch((error: unknown) => String(error));
    tell(JSON.stringify(trace));
  });
}
