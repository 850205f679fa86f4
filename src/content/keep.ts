import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '../tools/day';

/** Keeps names that were made of inputs, so that they need not be made again. */
export type Keep = (inputs: string, make: () => string[][]) => string[][];

export const keepNothing: Keep = (_inputs, make) => make();

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/check');

/** The program as it is now: another one may make something else of the same inputs. */
function program(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, 'src', file)));
  }
  return hash.digest('hex');
}

/** Forgets what has been kept for a day: what is made of a day's facts is made anew on the next one. */
function forgetOld(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - made > DAY_MS) rmSync(file, { force: true });
  }
}

function read(file: string): string[][] | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as string[][];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps on disk, for a day and as long as the program is the same: for processes that check the same site in turn. */
export function keepOnDisk(folder = FOLDER): Keep {
  let own: string | undefined;
  return (inputs, make) => {
    own ??= program();
    const name = createHash('sha256').update(own).update(inputs).digest('hex');
    const file = join(folder, `${name}.json`);
    const known = read(file);
    if (known) return known;
    const made = make();
    mkdirSync(folder, { recursive: true });
    forgetOld(folder, Date.now());
    // Written beside it first: another process may read it meanwhile.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
    renameSync(`${file}.${process.pid}`, file);
    return made;
  };
}
