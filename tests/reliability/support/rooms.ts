import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { mocksModules } from '../../unit/mocks-modules';
import { changesIn } from './operators';
import { reachOf } from './reach';
import type { Mutant } from './mutants';

/** A room of the source with generated faults, and the test folders that may notice them. */
interface Room {
  folder: string;
  tests: readonly string[];
}

/** The rooms that `npm run test:mutation -- ROOM` can break. Contact and the local host have a list of their own. */
export const ROOMS: Readonly<Record<string, Room>> = {
  tools: { folder: 'src/tools', tests: ['unit/tools'] },
  search: { folder: 'src/search', tests: ['unit/search', 'unit/postbuild'] },
  check: { folder: 'src/content/check', tests: ['unit/content', 'catalogue', 'unit/data'] },
  laws: { folder: 'src/laws', tests: ['unit/laws', 'unit/tools', 'unit/components', 'unit/data'] },
  postbuild: { folder: 'src/postbuild', tests: ['unit/postbuild'] },
};

/** Number of faults per room. `ASKED` is the number of test files per fault, those nearest to its file. */
export const FAULTS = 300;
const ASKED = 6;

/** Pattern of the titles of slow tests that find no fault that others miss. */
export const SKIPPED = [
  'npm run|naughty string|every code point|for any input|40 days|6 MB',
  'says of .* what stands in its list|reads or refuses whatever is typed',
  'answers or says which field is wrong|nothing is called exempt where|a later day never lets',
  'every name is known, and what|more is never a lower band|counts for a lease only below',
  'whatever is typed gives a page or a sentence|the text of the law finder says what',
].join('|');

/** Test files that take seconds, and are therefore run last. */
const SLOW = /every-choice|every-law|tools-check|publication|state|content\/check|catalogue/;

/** Test files that start a process or another copy of the program, which would not have the fault. */
const OUTSIDE = /commands|read-once|editing|whole/;

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.endsWith('.d.ts'))
    .sort()
    .map((name) => resolve(folder, name));

/** Returns the code files of a room, as paths relative to the project's folder. */
export const codeIn = (name: string): string[] =>
  filesIn(roomOf(name).folder, '.ts').map((file) => relative('.', file));

/** Returns the name of a test file: its path from `tests/unit`, without `.test.ts`. */
const nameOf = (test: string): string =>
  relative(resolve('tests/unit'), test).replace(/\.test\.ts$/, '');

/** Returns the names of all test files of a room that load at least one of some files. */
export function testsIn(name: string, files: readonly string[]): string[] {
  return testFilesOf(roomOf(name))
    .filter((test) => files.some((file) => reachOf(test).has(resolve(file))))
    .map(nameOf);
}

const testFilesOf = (room: Room): string[] =>
  room.tests
    .flatMap((folder) => filesIn(`tests/${folder}`, '.test.ts'))
    // A test that mocks modules needs vitest's own module runner.
    .filter((test) => !OUTSIDE.test(test) && !mocksModules(test));

/** Returns the test files of a room that load a file: the nearest ones, with slow ones last. */
function testsOf(file: string, room: Room): string[] {
  return testFilesOf(room)
    .flatMap((test) => {
      const step = reachOf(test).get(resolve(file));
      return step === undefined ? [] : [{ test, step, size: reachOf(test).size }];
    })
    .sort((a, b) => a.step - b.step || a.size - b.size)
    .slice(0, ASKED)
    .sort((a, b) => Number(SLOW.test(a.test)) - Number(SLOW.test(b.test)))
    .map(({ test }) => nameOf(test));
}

function roomOf(name: string): Room {
  const room = ROOMS[name];
  if (!room) throw new Error(`No such room: ${name}. There are: ${Object.keys(ROOMS).join(', ')}.`);
  return room;
}

/** Returns `wanted` items of a list at equal distances, or all if there are fewer. */
const spread = <T>(all: readonly T[], wanted: number): T[] =>
  all.length <= wanted
    ? [...all]
    : Array.from({ length: wanted }, (_, n) => all[Math.floor(((n + 0.5) * all.length) / wanted)]!);

/** Returns `wanted` items of a list at random, reproducible by the seed, in their original order. */
function drawn<T>(all: readonly T[], wanted: number, seed: number): T[] {
  let state = seed;
  const chance = (): number => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return all
    .map((one, at) => ({ one, at, by: chance() }))
    .sort((a, b) => a.by - b.by)
    .slice(0, wanted)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Selects the faults to make in a room. */
export interface Sample {
  wanted?: number;
  /** Seed for a random selection; without it the faults are spread evenly, the same each time. */
  seed?: number | undefined;
  /** Limits the faults to these files, as paths relative to the project's folder. */
  files?: readonly string[];
}

/** Returns the generated faults in the files of a room, each with the test files to run. */
export function faultsIn(name: string, { wanted = FAULTS, seed, files }: Sample = {}): Mutant[] {
  const room = roomOf(name);
  const all = codeIn(name)
    .filter((file) => files?.includes(file) ?? true)
    .flatMap((file) => {
      const tests = testsOf(file, room);
      return changesIn(file).map((change) => ({ file, ...change, tests }));
    });
  return seed === undefined ? spread(all, wanted) : drawn(all, wanted, seed);
}
