import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';

interface Step {
  id?: string;
  run?: string;
}

/** A folder in which steps run, with fake `gh` and `curl` commands that record their arguments. */
let folder: string;
/** What the fake commands print if their arguments start with the key. */
let answers: Record<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  answers = {};
});

function play(command: string, env: Record<string, string>, cwd = folder): number {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  const cases = Object.entries(answers).map(([words, said]) => `"${words}"*) echo "${said}";;`);
  const script = `#!/bin/sh\necho "$(basename "$0") $*" >> "${folder}/asked"\ncase "$*" in ${cases.join(' ')} esac\n`;
  for (const name of ['gh', 'curl']) {
    writeFileSync(join(bin, name), script);
    chmodSync(join(bin, name), 0o755);
  }
  const { status, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command],
    {
      cwd,
      env: { PATH: `${bin}:${process.env['PATH']}`, HOME: folder, ...env },
      encoding: 'utf8',
    },
  );
  if (status !== 0) console.error(stderr);
  return status ?? -1;
}

const asked = (): string[] =>
  existsSync(join(folder, 'asked'))
    ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
    : [];

/** Returns the commands of a workflow's step. */
function stepOf(name: string, id: string): string {
  const { jobs } = parse(readFileSync(`.github/workflows/${name}`, 'utf8')) as {
    jobs: Record<string, { steps?: Step[] }>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  return steps.find((step) => step.id === id)?.run ?? 'exit 99';
}

describe('what a workflow has changed', () => {
  const git = (cwd: string, ...args: string[]): string =>
    spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@mail.example', ...args], {
      cwd,
      encoding: 'utf8',
    }).stdout.trim();

  /**
   * Makes changes in a clone of a repository, packs them into a patch, and runs the step that proposes it. Returns the
   * exit code.
   */
  function propose(branch: string, changes: Record<string, string>): number {
    const remote = join(folder, 'remote.git');
    const work = join(folder, 'work');
    git(folder, 'init', '--quiet', '--bare', remote);
    git(folder, 'init', '--quiet', '--initial-branch', branch, work);
    for (const name of ['src', 'i18n/es']) mkdirSync(join(work, name), { recursive: true });
    writeFileSync(join(work, 'src/known.json'), '[]\n');
    git(work, 'add', '.');
    git(work, 'commit', '--quiet', '--message=before');
    git(work, 'push', '--quiet', remote, 'HEAD');
    for (const [name, text] of Object.entries(changes)) writeFileSync(join(work, name), text);
    const output = join(folder, 'output');
    const patch = join(folder, 'changes.patch');
    const { runs } = parse(readFileSync('.github/actions/patch/action.yml', 'utf8')) as {
      runs: { steps: Step[] };
    };
    const made = runs.steps[0]?.run ?? 'exit 99';
    expect(play(made, { PATHS: '.', PATCH: patch, GITHUB_OUTPUT: output }, work)).toBe(0);
    if (!readFileSync(output, 'utf8').includes('changed=true')) return 0;
    git(work, 'reset', '--quiet', '--hard');
    const env = {
      BASE: 'main',
      BRANCH: 'records',
      GITHUB_REF_NAME: branch,
      MESSAGE: 'Record new addresses',
      PATCH: patch,
      PATHS: 'src/known.json i18n/*',
      REMOTE: remote,
    };
    return play(stepOf('propose.yml', 'propose'), env, work);
  }
  const filesAt = (branch: string): string[] =>
    git(join(folder, 'remote.git'), 'diff', '--name-only', `${branch}~1`, branch).split('\n');
  const commitsAt = (branch: string): string =>
    git(join(folder, 'remote.git'), 'rev-list', '--count', branch);

  it('of the published branch is proposed, and its checks begin', () => {
    answers = { 'pr list': '0' };
    expect(propose('main', { 'src/known.json': '["/faqs"]\n', 'i18n/es/new.md': 'Radón\n' })).toBe(
      0,
    );
    expect(commitsAt('main')).toBe('1');
    expect(filesAt('records')).toEqual(['i18n/es/new.md', 'src/known.json']);
    expect(asked().filter((line) => line.startsWith('gh pr create'))).toHaveLength(1);
    expect(asked().at(-1)).toBe('gh workflow run checks.yml --ref records');
  });

  it('is not proposed twice', () => {
    answers = { 'pr list': '1' };
    expect(propose('main', { 'src/known.json': '["/faqs"]\n' })).toBe(0);
    expect(asked().filter((line) => line.startsWith('gh pr create'))).toEqual([]);
  });

  it('of a draft goes to the draft', () => {
    expect(propose('cms/faqs', { 'src/known.json': '["/faqs"]\n' })).toBe(0);
    expect(commitsAt('cms/faqs')).toBe('2');
    expect(asked()).toEqual(['gh workflow run checks.yml --ref cms/faqs']);
  });

  it('elsewhere than it may is left out', () => {
    answers = { 'pr list': '0' };
    expect(propose('main', { 'src/known.json': '["/faqs"]\n', 'src/evil.js': 'run()\n' })).toBe(0);
    expect(filesAt('records')).toEqual(['src/known.json']);
  });

  it('is nothing where nothing has changed', () => {
    expect(propose('main', {})).toBe(0);
    expect(asked()).toEqual([]);
  });
});

describe('a published site that is not as built', () => {
  const tell = (RESULT: string, webhook = 'https://hook.example/x'): number =>
    play(stepOf('site.yml', 'tell'), {
      ALERT_WEBHOOK_URL: webhook,
      RESULT,
      RUN: 'https://github.example/runs/1',
    });
  const done = (): string[] => asked().filter((line) => !line.startsWith('gh issue list'));

  it('opens one issue, and says so on the second channel', () => {
    expect(tell('failure')).toBe(0);
    expect(done()).toEqual([
      expect.stringMatching(
        /^gh issue create --title The published site is not as built --body https:.* what to do/,
      ),
      expect.stringMatching(
        /^curl .*"text":"The published site .*runs\/1"} https:\/\/hook\.example\/x$/,
      ),
    ]);
  });

  it('is told once, not every hour', () => {
    answers = { 'issue list': '7' };
    expect(tell('failure')).toBe(0);
    expect(done()).toEqual([]);
  });

  it('needs no second channel', () => {
    expect(tell('failure', '')).toBe(0);
    expect(done()).toHaveLength(1);
  });

  it('is over when it is as built again', () => {
    answers = { 'issue list': '7' };
    expect(tell('success')).toBe(0);
    expect(done()).toEqual([expect.stringMatching(/^gh issue close 7 /)]);
  });

  it('is no word where all is well', () => {
    expect(tell('success')).toBe(0);
    expect(done()).toEqual([]);
  });
});

it.each([
  ['success skipped success', 0],
  ['success failure skipped', 1],
  ['success cancelled', 1],
])('of jobs that ended with "%s" the one check is told as %i', (RESULTS, status) => {
  expect(play(stepOf('checks.yml', 'passed'), { RESULTS })).toBe(status);
});
