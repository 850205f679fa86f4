import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Rights = Record<string, string>;
interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  permissions?: Rights;
  'timeout-minutes'?: number;
  steps?: Step[];
}
interface Workflow {
  permissions?: Rights;
  concurrency?: { group?: string };
  defaults?: { run?: { shell?: string } };
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const workflows = readdirSync(FOLDER).map((name): [string, Workflow] => [
  name,
  parse(readFileSync(join(FOLDER, name), 'utf8')) as Workflow,
]);
const jobs = workflows.flatMap(([name, { jobs }]) =>
  Object.entries(jobs).map(([id, job]): [string, Job] => [`${name}: ${id}`, job]),
);
const writes = ({ permissions = {} }: Job): boolean => Object.values(permissions).includes('write');
const stepsOf = ({ steps = [] }: Job): Step[] => steps;

describe('every workflow', () => {
  it.each(workflows)('%s has no rights but those of its jobs, and runs once', (_, workflow) => {
    expect(workflow.permissions).toEqual({});
    expect(workflow.concurrency?.group).toMatch(/^[a-z]/);
    // Without `-o pipefail`, which a shell that is set explicitly has, `npm run x | tee file` always passes.
    expect(workflow.defaults?.run?.shell).toBe('bash');
  });

  it.each(jobs)('%s ends by itself', (_, job) => {
    if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
    else expect(job.uses).toBe('./.github/workflows/propose.yml');
  });

  it.each(jobs)('%s leaves no token on the disk', (_, job) => {
    const checkouts = stepsOf(job).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it.each(jobs)('%s puts no word of others into a command', (_, job) => {
    expect(
      stepsOf(job).flatMap(({ run = '' }) => run.match(/\$\{\{(?! matrix\.)[^}]*\}\}/g) ?? []),
    ).toEqual([]);
  });
});

it('no job that may write runs packages or scripts of the project', () => {
  const writing = jobs.filter(([, job]) => writes(job) && job.uses === undefined);
  expect(writing.map(([name]) => name)).toEqual([
    'due.yml: tell',
    'propose.yml: propose',
    'site.yml: tell',
  ]);
  for (const [, job] of writing) {
    const used = stepsOf(job).flatMap(({ uses }) => uses ?? []);
    expect(used.filter((name) => !name.startsWith('actions/'))).toEqual([]);
    expect(stepsOf(job).filter(({ run }) => /\b(?:npm|npx|node)\b/.test(run ?? ''))).toEqual([]);
  }
});

it('every action has its version beside its commit', () => {
  const files = readdirSync('.github', { recursive: true, encoding: 'utf8' });
  const lines = files
    .filter((name) => /^(?:workflows|actions)\b.*\.yml$/.test(name))
    .flatMap((name) => readFileSync(join('.github', name), 'utf8').split('\n'))
    .filter((line) => /\buses: (?!\.\/)/.test(line));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

it('Node is the same at Netlify and on GitHub', () => {
  const [, version] = /NODE_VERSION = "(\d+)"/.exec(readFileSync('netlify.toml', 'utf8')) ?? [];
  expect(version).toBe(readFileSync('.nvmrc', 'utf8').trim());
});
