import { execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** What a build took. */
export interface BuildCost {
  seconds: number;
  /** Largest sum of resident memory of all processes of the build, in megabytes, sampled. */
  peakMegabytes: number;
}

const SAMPLE_MS = 400;

/**
 * Runs a command in a folder and watches its time and memory.
 *
 * @throws Error with the end of its output when the command fails
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

  let peak = 0;
  const sampling = setInterval(() => {
    treeMemory(child.pid ?? 0).then(
      (kilobytes) => (peak = Math.max(peak, kilobytes)),
      () => (peak = NaN), // no ps here: not measured
    );
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((done, fail) => {
    child.once('close', done).once('error', fail);
  }).finally(() => clearInterval(sampling));
  if (code !== 0) throw new Error(`${command.join(' ')} failed in ${folder}:\n${output}`);
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: (peak * 1024) / 1_000_000 };
}

/** Resident kilobytes of a process and all its descendants. */
async function treeMemory(root: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const sizeOf = (pid: number): number =>
    processes.reduce(
      (sum, [id, parent, size]) =>
        sum + (id === pid ? size : 0) + (parent === pid ? sizeOf(id) : 0),
      0,
    );
  return sizeOf(root);
}
