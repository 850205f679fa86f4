/**
 * Says for the checks on GitHub whether there is code among the changes since a commit: `code=true` or `code=false`.
 * What is no code is what the tests of code do not read. Usage: tsx tests/company/changed-code.ts COMMIT
 */
import { spawnSync } from 'node:child_process';
import { isContent } from './tree';

const [, , base = ''] = process.argv;
const { status, stdout, stderr } = spawnSync('git', ['diff', '--name-only', '-z', base, '--'], {
  encoding: 'utf8',
});
if (status !== 0) {
  // A new branch names no commit before it, and of a forced push that commit may be gone: then everything is tested.
  console.error(`What has changed since "${base}" is not known, so it may be code. ${stderr}`);
}
const paths = stdout.split('\0').filter((path) => path !== '');
console.log(`code=${String(status !== 0 || paths.some((path) => !isContent(path)))}`);
