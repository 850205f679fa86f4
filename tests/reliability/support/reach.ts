import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Matches the imports of the project's own modules, except type-only imports, which load nothing. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s*)?'((?:\.|@site\/)[^']*)'|\bimport\('(\.[^']*)'\)/gm;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Returns the file that a module of ours imports by a name, or undefined for a package. */
export function pathOf(name: string, from: string): string | undefined {
  if (!/^(\.|@site\/)/.test(name)) return undefined;
  const full = resolve(dirname(from), name.replace(/^@site/, resolve('.')));
  return ENDINGS.map((ending) => full + ending).find(
    (path) => existsSync(path) && statSync(path).isFile(),
  );
}

const loaded = new Map<string, readonly string[]>();

/** Returns the files that a file imports, as absolute paths. */
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

/** Maps each file that a file loads to its distance in imports; the file itself has 0. */
export function reachOf(file: string): ReadonlyMap<string, number> {
  const known = reached.get(file);
  if (known) return known;
  const steps = new Map([[file, 0]]);
  // Iterating a map includes the entries that are added meanwhile.
  for (const [at, step] of steps)
    for (const next of importsOf(at)) if (!steps.has(next)) steps.set(next, step + 1);
  reached.set(file, steps);
  return steps;
}
