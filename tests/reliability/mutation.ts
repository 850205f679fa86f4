/**
 * `npm run test:mutation -- ROOM`: breaks a room of the code in hundreds of ways; the unit tests must notice. Without a
 * room: contact with the local host, tools, search and check. `changed` breaks a few places of what differs from the
 * published code. Prints what no test noticed, and exits with 1 where that is too much.
 *
 * `--faults 120` breaks it in so many ways, `--seed 7` in those that chance draws, `--file src/search/rank.ts` in that
 * file alone.
 */
import { parseArgs } from 'node:util';
import { changedFiles } from './support/changed-files';
import { generated } from './support/generated';
import { SEEDED, type Mutant } from './support/mutants';
import { withPicks } from './support/picks';
import { FAULTS, faultsIn, ROOMS, type Sample } from './support/rooms';
import { survivorsOf } from './support/run-mutants';

/** The faults of contact are written by hand too. */
const CONTACT = 'contact';
const EVERY_NIGHT = [CONTACT, 'tools', 'search', 'check'];

/** How many of a hundred must be noticed: of a few that chance picked, fewer. In a room 90 is the aim, and less may not come. */
const WANTED: Readonly<Record<string, number>> = { [CONTACT]: 95, changed: 50 };
const WANTED_OF_A_ROOM = 70;

/** How many faults of a room `changed` makes. */
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
