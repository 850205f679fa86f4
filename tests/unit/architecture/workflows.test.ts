import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { name: string; needs?: string; steps: { run?: string }[] }>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const { jobs } = parse(readFileSync('.github/workflows/checks.yml', 'utf8')) as Workflow;
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

it('the jobs of a pull request are the parts of npm test, no less', () => {
  const parts = scripts['test']?.split(' && ') ?? [];
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter((part) => !commands.includes(part))).toEqual([]);
});

it('every command of a job is one of package.json', () => {
  const named = commands.flatMap((run) => /^npm run (?:--silent )?([\w:]+)/.exec(run)?.[1] ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the content is checked first, and every job has a name of its own', () => {
  const [first, ...rest] = Object.values(jobs);
  expect(first?.steps.map(({ run }) => run)).toContain('npm run check:content');
  expect(rest.filter(({ needs }) => needs !== 'content')).toEqual([]);
  expect(new Set(Object.values(jobs).map(({ name }) => name)).size).toBe(rest.length + 1);
});

it('every form and setting for GitHub can be read', () => {
  for (const file of ['dependabot.yml', 'ISSUE_TEMPLATE/wrong.yml', 'ISSUE_TEMPLATE/config.yml']) {
    expect(Object.keys(parse(readFileSync(`.github/${file}`, 'utf8')) as object)).not.toEqual([]);
  }
});
