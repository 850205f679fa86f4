import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { annotation } from '../../../scripts/annotate';
import { sampleSite } from './sample-site';

const SCRIPT = join(__dirname, '../../../scripts/check-content.ts');

function linesOf(env: NodeJS.ProcessEnv): string[] {
  const site = sampleSite({ 'docs/questions.md': 'Text.' });
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', SCRIPT, site], {
    cwd: join(__dirname, '../../..'),
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(1);
  return stdout.split('\n').filter((line) => line.startsWith('::'));
}

describe('what GitHub shows at the line', () => {
  it('is the sentence of the check', () => {
    expect(linesOf({ ...process.env, GITHUB_ACTIONS: 'true' })).toContainEqual(
      expect.stringMatching(
        /^::error file=docs\/questions\.md,line=1::The file must begin with a line ---/,
      ),
    );
  });

  it('is nothing elsewhere', () => {
    expect(linesOf({ ...process.env, GITHUB_ACTIONS: undefined })).toEqual([]);
  });

  it('stands at the beginning of a file whose line nobody knows', () => {
    expect(annotation({ file: 'blog/x.md', message: 'The file is empty.' })).toBe(
      '::error file=blog/x.md,line=1::The file is empty.',
    );
  });

  it('is one line, whatever was typed', () => {
    expect(annotation({ file: 'blog/a,b:c.md', line: 3, message: '100% "x"\nand more' })).toBe(
      '::error file=blog/a%2Cb%3Ac.md,line=3::100%25 "x"%0Aand more',
    );
  });
});
