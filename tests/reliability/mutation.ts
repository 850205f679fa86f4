/**
 * `npm run test:mutation -- ROOM`: breaks a room of the code in hundreds of ways; the unit tests must notice. Without a
 * room: contact with the local host, tools, search and check. `changed` breaks a few places of what differs from the
 * published code. Prints what no test noticed, and exits with 1 where that is too much.
 */
import { changedFiles } from './support/changed-files';
import { generated } from './support/generated';
import { SEEDED, type Mutant } from './support/mutants';
import { faultsIn, ROOMS } from './support/rooms';
import { survivorsOf } from './support/run-mutants';

/** The faults of contact are written by hand too. */
const CONTACT = 'contact';
const EVERY_NIGHT = [CONTACT, 'tools', 'search', 'check'];

/** How many of a hundred must be noticed: of a few that chance picked, fewer. In a room 90 is the aim, and less may not come. */
const WANTED: Readonly<Record<string, number>> = { [CONTACT]: 95, changed: 50 };
const WANTED_OF_A_ROOM = 70;

/** How many faults of a room `changed` makes. */
const SAMPLE = 8;

function faultsOf(room: string): Mutant[] {
  if (room === CONTACT) return [...SEEDED, ...generated()];
  if (room !== 'changed') return faultsIn(room);
  const files = changedFiles();
  return Object.keys(ROOMS).flatMap((each) => faultsIn(each, SAMPLE, files));
}

async function main(rooms: readonly string[]): Promise<void> {
  for (const room of rooms) {
    const faults = faultsOf(room);
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

const named = process.argv.slice(2);
void main(named.length > 0 ? named : EVERY_NIGHT);
