import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** What a build costs. */
export interface BuildCost {
  seconds: number;
  /** Peak resident memory of all processes of the build together, sampled; NaN if there is no `ps`. */
  megabytes: number;
}

const SAMPLE_MS = 400;

/**
 * Runs a command in a folder and measures its time and memory.
 *
 * @throws Error with the end of its output if the command fails
 */
export async function runBuild(folder: string, command: readonly string[]): Promise<BuildCost> {
  const [program = '', ...args] = command;
  const env = { ...process.env, NODE_ENV: 'production' };
  const start = performance.now();
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer): void => void (output = (output + chunk.toString()).slice(-4000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let megabytes = 0;
  const sampling = setInterval(() => {
    void treeMegabytes(child.pid ?? 0).then((now) => (megabytes = Math.max(megabytes, now)));
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((done, fail) => {
    child.once('close', done).once('error', fail);
  }).finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${folder}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, megabytes };
}

/** Returns the resident memory of a process and all its descendants in MB; NaN if it is not listed. */
async function treeMegabytes(root: number): Promise<number> {
  const list = ['-A', '-o', 'pid=,ppid=,rss='];
  const { stdout } = await promisify(execFile)('ps', list).catch(() => ({ stdout: '' }));
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = (parent: number): number =>
    processes
      .filter(([, of]) => of === parent)
      .reduce((sum, [id = 0, , size = 0]) => sum + size + children(id), 0);
  const [, , own = NaN] = processes.find(([id]) => id === root) ?? [];
  return ((own + children(root)) * 1024) / 1_000_000;
}
