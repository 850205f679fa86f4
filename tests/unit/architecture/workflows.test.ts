import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { isContent } from '../../company/tree';

interface Workflow {
  jobs: Record<
    string,
    {
      name: string;
      needs?: string | string[];
      if?: string;
      steps: { id?: string; run?: string; uses?: string; with?: Record<string, unknown> }[];
    }
  >;
}

const { scripts, wireit } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  wireit: Record<string, { dependencies?: string[] }>;
};
const { jobs } = parse(readFileSync('.github/workflows/checks.yml', 'utf8')) as Workflow;
const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

it('the jobs of a pull request are the parts of npm test, no less', () => {
  const parts = wireit['test:all']?.dependencies ?? [];
  expect(parts.length).toBeGreaterThan(8);
  const isRun = (part: string): boolean =>
    commands.some((run) => run === `npm run ${part}` || run.startsWith(`npm run ${part} -- `));
  expect(parts.filter((part) => !isRun(part))).toEqual([]);
});

it('the check that the branch asks for waits for every job', () => {
  const { passed, ...others } = jobs;
  expect(passed?.needs).toEqual(Object.keys(others));
});

it('every command of a job is one of package.json', () => {
  const named = commands.flatMap((run) => /^npm run (?:--silent )?([\w:]+)/.exec(run)?.[1] ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it('the content is checked first, and every job has a name of its own', () => {
  const [first, ...rest] = Object.values(jobs);
  expect(first?.steps.map(({ run }) => run)).toContain('npm run check:content');
  expect(rest.filter(({ needs = [] }) => ![needs].flat().includes('content'))).toEqual([]);
  expect(new Set(Object.values(jobs).map(({ name }) => name)).size).toBe(rest.length + 1);
});

it('every action is of one commit, the same everywhere, and packages are installed in one way', () => {
  const files = ['.github/actions/install/action.yml'].concat(
    readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`),
  );
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const used = texts.flatMap((text) => [...text.matchAll(/uses: (\S+)/g)].map(([, name]) => name));
  const foreign = [...new Set(used)].filter((name) => !name?.startsWith('./'));
  expect(foreign.filter((name) => !/@[0-9a-f]{40}$/.test(name ?? ''))).toEqual([]);
  expect(new Set(foreign.map((name) => name?.split('@')[0])).size).toBe(foreign.length);
  expect(texts.filter((text) => text.includes('npm ci'))).toHaveLength(1);
});

it('the example company is built in one job, of which the others take it', () => {
  const isBuilt = ({ steps }: Workflow['jobs'][string]): boolean =>
    steps.some(({ run }) => run === 'npm run build:company');
  expect(Object.values(jobs).filter(isBuilt)).toHaveLength(1);
  const needing = Object.keys(wireit).filter((part) =>
    wireit[part]?.dependencies?.includes('build:company'),
  );
  const isOfSite = (run = ''): boolean => needing.some((part) => run.startsWith(`npm run ${part}`));
  for (const [name, job] of Object.entries(jobs)) {
    if (isBuilt(job) || !job.steps.some(({ run }) => isOfSite(run))) continue;
    const got = job.steps.filter(({ with: given }) => given?.['name'] === 'example-company');
    expect([name, job.needs, got.length]).toEqual([name, ['content', 'company'], 1]);
  }
});

it('every form and setting for GitHub can be read', () => {
  for (const file of ['dependabot.yml', 'ISSUE_TEMPLATE/wrong.yml', 'ISSUE_TEMPLATE/config.yml']) {
    expect(Object.keys(parse(readFileSync(`.github/${file}`, 'utf8')) as object)).not.toEqual([]);
  }
});

describe('what starts the tests of code', () => {
  /** Returns what the step that looks for code outputs for changes to some files, in a repository made for this. */
  function answerTo(paths: readonly string[], base = 'HEAD'): string {
    const folder = mkdtempSync(join(tmpdir(), 'changes-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const output = join(folder, 'output');
    const env = {
      ...process.env,
      GIT_DIR: join(folder, '.git'),
      GIT_WORK_TREE: folder,
      BASE: base,
      GITHUB_OUTPUT: output,
    };
    const run = (program: string, ...args: string[]): void => {
      const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
      expect(status, stderr).toBe(0);
    };
    const write = (text: string): void => {
      for (const path of paths) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
    };
    run('git', 'init', '--quiet');
    write('before');
    run('git', 'add', '.');
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@mail.example'];
    run('git', ...who, 'commit', '--quiet', '--message=before');
    write('after');
    const step = jobs['content']?.steps.find(({ id }) => id === 'changed');
    run('bash', '-e', '-c', step?.run ?? '');
    return readFileSync(output, 'utf8').trim();
  }

  it('what the office edits does not', () => {
    const paths = [
      'docs/faqs.md',
      'blog/2025-10-06-radon.md',
      'src/data/prices.json',
      'src/pages/index.md',
      'src/pages/services/radon-air.md',
      'static/img/portrait.jpg',
      'static/img/blog/cover.svg',
      'static/videos/en.mp4',
      'i18n/es/data/laws.json',
      'i18n/pt/docusaurus-plugin-content-docs/current/faqs.md',
    ];
    expect(answerTo(paths)).toBe('code=false');
  });

  const CODE = [
    'src/data/schema.ts',
    'src/pages/tools/price.tsx',
    'src/artwork/static/img/icons.svg',
    'i18n/es/code.json',
    'tests/company/site/docs/faqs.md',
    'README.md',
  ];

  it('each file of code does', () => {
    expect(CODE.filter(isContent)).toEqual([]);
  });

  it('one of them does beside an edit of the office too', () => {
    expect(answerTo(['docs/faqs.md', 'i18n/es/code.json'])).toBe('code=true');
  });

  it('what cannot be compared does', () => {
    expect(answerTo(['docs/faqs.md'], '0'.repeat(40))).toBe('code=true');
  });

  it('each job beyond the site itself waits for it', () => {
    const always = ['content', 'build', 'changes', 'passed'];
    const others = Object.entries(jobs).filter(([name]) => !always.includes(name));
    expect(others.length).toBeGreaterThan(5);
    for (const [name, job] of others) {
      expect([name, job.if]).toEqual([name, "needs.content.outputs.code == 'true'"]);
    }
  });
});
