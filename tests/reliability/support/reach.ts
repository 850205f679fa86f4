import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The modules that a module of ours loads; what is imported for its types alone is not loaded. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?'((?:\.|@site\/)[^']*)'|\bimport\('(\.[^']*)'\)/gm;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The file that a module of ours means by a name; none where it is a package. */
export function pathOf(name: string, from: string): string | undefined {
  if (!/^(\.|@site\/)/.test(name)) return undefined;
  const full = resolve(dirname(from), name.replace(/^@site/, resolve('.')));
  return ENDINGS.map((ending) => full + ending).find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}

const loaded = new Map<string, readonly string[]>();

/** The files that a file imports. Paths are absolute. */
function importsOf(file: string): readonly string[] {
  const known = loaded.get(file);
  if (known) return known;
  const text = /\.tsx?$/.test(file) ? readFileSync(file, 'utf8') : '';
  const files = [...text.matchAll(IMPORT)].flatMap(
    ([, named, late]) => pathOf(named ?? late ?? '', file) ?? [],
  );
  loaded.set(file, files);
  return files;
}

const reached = new Map<string, ReadonlyMap<string, number>>();

/** What a file loads, each with over how many imports; the file itself with 0. */
export function reachOf(file: string): ReadonlyMap<string, number> {
  const known = reached.get(file);
  if (known) return known;
  const steps = new Map([[file, 0]]);
  // A map is walked to its end, with what is added on the way.
  for (const [at, step] of steps)
    for (const next of importsOf(at)) if (!steps.has(next)) steps.set(next, step + 1);
  reached.set(file, steps);
  return steps;
}
