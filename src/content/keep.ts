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

/** Caches lists of names by the inputs they were made from. */
export type Keep = (inputs: string, make: () => string[][]) => string[][];

export const keepNothing: Keep = (_inputs, make) => make();

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'node_modules/.cache/check');

/** A hash of the code in `src`, because other code may produce other results from the same inputs. */
function program(): string {
  const hash = createHash('sha256');
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.tsx?$/.test(name)).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, 'src', file)));
  }
  return hash.digest('hex');
}

/** Deletes files older than a day. What is computed for one day is computed anew on the next. */
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

/**
 * Caches on disk for other processes that check the same site, as long as the code stays the same. Old files are
 * deleted when a new one is written.
 */
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
    // Written to a temporary file first, because another process may be reading.
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(made));
    renameSync(`${file}.${process.pid}`, file);
    return made;
  };
}
