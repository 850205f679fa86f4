/**
 * `npm run test:mutation -- ROOM`: makes hundreds of faults in a room of the code, which the unit tests must notice.
 * Without a room, it takes contact (with the local host), tools, search and check; `changed` makes a few faults in the
 * files that differ from the published code. Prints the faults that no test noticed, and exits with 1 if too many are
 * left.
 *
 * `--faults 120` sets the number of faults, `--seed 7` draws them at random, and `--file src/search/rank.ts` limits
 * them to that file.
 */
import { parseArgs } from 'node:util';
import { changedFiles } from './support/changed-files';
import { generated } from './support/generated';
import { SEEDED, type Mutant } from './support/mutants';
import { withPicks } from './support/picks';
import { FAULTS, faultsIn, ROOMS, type Sample } from './support/rooms';
import { survivorsOf } from './support/run-mutants';

/** Contact's list also has faults written by hand. */
const CONTACT = 'contact';
const EVERY_NIGHT = [CONTACT, 'tools', 'search', 'check'];

/**
 * Percentage of faults that must be noticed. `changed` has few faults, drawn from few files, so it needs less. In the
 * other rooms the aim is 90, and below 70 the run fails.
 */
const WANTED: Readonly<Record<string, number>> = { [CONTACT]: 95, changed: 50 };
const WANTED_OF_A_ROOM = 70;

/** Number of faults that `changed` makes in each room. */
const SAMPLE = 8;

async function faultsOf(room: string, sample: Sample): Promise<Mutant[]> {
  if (room === CONTACT) return [...SEEDED, ...generated()];
  if (room !== 'changed') return withPicks(room, faultsIn(room, sample));
  const files = changedFiles();
  return Object.keys(ROOMS).flatMap((each) => faultsIn(each, { wanted: SAMPLE, files }));
}

async function main(rooms: readonly string[], sample: Sample): Promise<void> {
  for (const room of rooms) {
    const faults = await faultsOf(room, sample);
    if (faults.length === 0) {
      console.log(`${room}: nothing to break.`);
      continue;
    }
    const caught = faults.length - (await survivorsOf(faults)).length;
    const share = (100 * caught) / faults.length;
    console.log(`${room}: ${caught} of ${faults.length} caught (${share.toFixed(1)} %).`);
    if (share < (WANTED[room] ?? WANTED_OF_A_ROOM)) process.exitCode = 1;
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    faults: { type: 'string', default: String(FAULTS) },
    seed: { type: 'string' },
    file: { type: 'string', multiple: true },
  },
});
void main(positionals.length > 0 ? positionals : EVERY_NIGHT, {
  wanted: Number(values.faults),
  seed: values.seed === undefined ? undefined : Number(values.seed),
  ...(values.file && { files: values.file }),
});
