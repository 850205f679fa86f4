/**
 * `npm run test:office`: a day at the office. Makes every edit of {@link DAY} in a copy of the project and runs all
 * checks that look at what the office writes: none may find fault. Where one does, shorter days tell which edit it was.
 * And the tests of code must not see any of it. The copy has the texts of the example company, since an edit of the
 * real ones must not keep the day's edits from finding their words.
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
 * Everything that looks at the files of the office; HTML is validated after a build. Format and lint do not: a test of
 * the house holds them to it. The day is in English, and so is its site: what becomes of translations that wait, the
 * check says here, and unit tests say the rest.
 */
const CHECKS = [
  ['npm run check:content'],
  ['npx tsc --noEmit'],
  ['SITE_LANGUAGES=en npx docusaurus build', 'npx html-validate build'],
];

/** The project after the first edits of the day. @throws Error that names the edit which cannot be made */
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

/** Runs a check, its commands one after another. @returns what the red one printed; undefined when all is green */
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

/** When a check turns red: with which edit, found by halving the day, or before the first. */
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

/** What should stand on the built pages after the day, and does not. */
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

/** The files that tests of code run on and that differ after the day. */
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
