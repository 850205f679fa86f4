/**
 * Prints whether any code has changed since a commit, for the checks on GitHub: `code=true` or `code=false`. Everything
 * that tests of code read counts as code. Usage: tsx tests/company/changed-code.ts COMMIT
 */
import { spawnSync } from 'node:child_process';
import { isContent } from './tree';

const [, , base = ''] = process.argv;
const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', '-z', base, '--'], {
  encoding: 'utf8',
});
if (status !== 0) {
  // A new branch has no earlier commit, and a force push can remove it: then everything is tested.
  console.error(`What has changed since "${base}" is not known, so it may be code. ${stderr}`);
}
const paths = stdout.split('\0').filter((path) => path !== '');
console.log(`code=${String(status !== 0 || paths.some((path) => !isContent(path)))}`);
