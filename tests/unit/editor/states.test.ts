import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileAt, statesOf } from '../../../scripts/edit/states';

/** Creates a folder with a Git repository in which a file was saved `times` times. */
function saved(times: number): string {
  const root = mkdtempSync(join(tmpdir(), 'states-'));
  const git = (...args: string[]): void => {
    const who = ['-c', 'user.name=Karen Duarte', '-c', 'user.email=karen@example.com'];
    execFileSync('git', [...who, ...args], { cwd: root });
  };
  git('init', '-q');
  for (let time = 1; time <= times; time += 1) {
    writeFileSync(join(root, 'faqs.md'), `State ${time}\n`);
    git('add', '-A');
    git('commit', '-qm', `Save ${time}`);
  }
  return root;
}

it('the last ten states of a file are told, the newest first, and each can be read', async () => {
  const root = saved(11);
  const states = await statesOf(root, 'faqs.md');
  expect(states.map(({ why }) => why)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Save ${11 - index}`),
  );
  expect(states[0]?.who).toBe('Karen Duarte');
  expect(states[0]?.at).toMatch(/^\d{4}-/);
  expect(await fileAt(root, 'faqs.md', states[9]!.id)).toBe('State 2\n');
});

it('a folder without a history has no earlier states, and nothing but a state can be asked for', async () => {
  expect(await statesOf(mkdtempSync(join(tmpdir(), 'states-')), 'faqs.md')).toEqual([]);
  const root = saved(1);
  expect(await fileAt(root, 'faqs.md', 'HEAD')).toBeUndefined();
  expect(await fileAt(root, 'faqs.md', '--output=x')).toBeUndefined();
});
