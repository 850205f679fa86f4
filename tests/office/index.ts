/**
 * `npm run test:office`: makes every edit of {@link DAY} in a copy of the project and runs all checks that read what
 * the office writes. All must pass; if one fails, shorter days show which edit broke it. No edit may change a file that
 * tests of code run on. The copy has the example company's texts, so that an edit of the real ones cannot break the
 * day's edits.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assemble, companyFiles } from '../company/tree';
import { DAY } from './day';
import { deskAt } from './edits';

const root = join(__dirname, '../..');
const office = join(root, '.local/office');

/**
 * All checks that read the office's files; the HTML is validated after a build. Formatter and linter do not read them,
 * and a test in `tests/unit/architecture` makes sure of it. Only the English site is built: what happens to outdated
 * translations is covered by the check and by unit tests.
 */
const CHECKS = [
  ['npm run check:content'],
  ['npx tsc --noEmit'],
  ['SITE_LANGUAGES=en npx docusaurus build', 'npx html-validate build'],
];

/**
 * Resets the copy of the project and makes the first `count` edits of the day.
 *
 * @throws Error that names the edit that cannot be made
 */
async function workUntil(count: number): Promise<void> {
  await assemble(root, office);
  const desk = deskAt(office);
  for (const { name, edit } of DAY.slice(0, count)) {
    try {
      await edit(desk);
    } catch (error) {
      throw new Error(`The office ${name}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/**
 * Runs the commands of a check, one after another, until one fails.
 *
 * @returns the output of the command that failed, or undefined if all pass
 */
function complaint(check: readonly string[]): string | undefined {
  for (const command of check) {
    const { status, stdout, stderr } = spawnSync(command, {
      cwd: office,
      shell: true,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    if (status !== 0) return `${stdout}\n${stderr}`;
  }
  return undefined;
}

/** Names the edit after which a check fails, by bisecting the day, or says that it fails before the first edit. */
async function culprit(check: readonly string[]): Promise<string> {
  await workUntil(0);
  if (complaint(check) !== undefined) return 'before the office has done anything';
  let [green, red] = [0, DAY.length];
  while (red - green > 1) {
    const middle = (green + red) >> 1;
    await workUntil(middle);
    if (complaint(check) !== undefined) red = middle;
    else green = middle;
  }
  return `when the office ${DAY[red - 1]?.name}`;
}

/** Lists what each edit should have put on the built pages and did not. */
function unseen(): string[] {
  return DAY.flatMap(({ name, seen }) =>
    seen.flatMap(([page, words]) => {
      const file = join(office, 'build', page);
      return existsSync(file) && readFileSync(file, 'utf8').includes(words)
        ? []
        : [`${page} does not show "${words}" after the office ${name}.`];
    }),
  );
}

/** Returns the files that tests of code run on and that the day has changed, added or removed. */
async function seenByTests(): Promise<string[]> {
  const [before, after] = [await companyFiles(root), await companyFiles(office)];
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
    const [one, other] = [before.get(path), after.get(path)];
    return !one || !other || !readFileSync(one).equals(readFileSync(other));
  });
}

async function main(): Promise<void> {
  await workUntil(DAY.length);
  for (const { name } of DAY) console.log(`The office ${name}.`);
  const seen = await seenByTests();
  if (seen.length > 0) throw new Error(`Tests of code would see the day: ${seen.join(', ')}`);
  console.log('✓ the tests of code see nothing of it');
  for (const check of CHECKS) {
    const start = Date.now();
    const output = complaint(check);
    if (output !== undefined) {
      throw new Error(`${output}\n✘ ${check.join(', ')}: red ${await culprit(check)}.`);
    }
    console.log(`✓ ${check.join(', ')} (${Math.round((Date.now() - start) / 1000)} s)`);
  }
  const missing = unseen();
  if (missing.length > 0) throw new Error(missing.join('\n'));
  console.log('✓ what is new stands in menus, tables, cards and the search');
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
