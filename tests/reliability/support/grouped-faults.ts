import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { Group } from './groups';
import type { Mutant, Pick } from './mutants';
import { firstFailing, freshTestFiles, testFiles } from './test-file';

const GROUPS = JSON.parse(readFileSync(process.env['MUTATION_LIST']!, 'utf8')) as Group[];
const told = process.env['MUTATION_TOLD'] ?? '';

let number = -1;
const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);
const begin = (): void => tell('begun');

/** Returns the faults that a test, or the loading of its file, notices if each of them is the only one. */
async function culprits(faults: readonly Mutant[], pick: Pick): Promise<Mutant[]> {
  if (await firstFailing(freshTestFiles(), [pick], begin)) return [];
  const found: Mutant[] = [];
  for (const fault of faults)
    if (await firstFailing(testFiles([fault]), [pick], begin)) found.push(fault);
  return found;
}

/**
 * Returns the faults that a test file notices. All are made at once, and a test that fails is run under each one alone.
 */
async function noticedBy({ file, faults }: Group): Promise<Mutant[]> {
  const count = freshTestFiles()(file).tests.length;
  const picks = Array.from({ length: count }, (_, at): Pick => ({ file, at }));
  const noticed: Mutant[] = [];
  for (let from = 0; from < count;) {
    const left = faults.filter((fault) => !noticed.includes(fault));
    if (left.length === 0) break;
    const failed = await firstFailing(testFiles(left), picks.slice(from), begin);
    if (!failed) break;
    noticed.push(...(await culprits(left, picks[from + failed.step]!)));
    from += failed.step + 1;
  }
  return noticed;
}

for (const each of (process.env['MUTATION_NUMBERS'] ?? '').split(',').map(Number)) {
  test(`group ${each}`, async () => {
    number = each;
    begin();
    const group = GROUPS[each]!;
    const noticed = await noticedBy(group);
    tell(`noticed ${noticed.map((fault) => group.faults.indexOf(fault)).join()}`);
  });
}
