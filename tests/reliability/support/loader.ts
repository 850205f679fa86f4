import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import ts from 'typescript';
import { MARK, marking } from './marks';
import { seeded, type Mutant } from './mutants';
import { pathOf, reachOf } from './reach';

type Module = { exports: unknown };
type Body = (
  module: Module,
  exports: unknown,
  load: (name: string) => unknown,
  file: string,
  folder: string,
  pass?: Pass,
) => void;

/** What is called with the number of each place that is passed. */
type Pass = (place: number) => void;

const fromPackages = createRequire(resolve('package.json'));

/** A module as a function; TypeScript makes the same of the same text. */
function compiled(file: string, code: string, isMarked = false): Body {
  const { outputText } = ts.transpileModule(code, {
    fileName: file,
    ...(isMarked && { transformers: { before: [marking] } }),
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const head = `(function (module, exports, require, __filename, __dirname, ${MARK}) {`;
  return runInThisContext(`${head}${outputText}\n})`, { filename: file }) as Body;
}

const bodies = new Map<string, Body>();

/** The modules of the site's code that no fault has reached: they are loaded once, and are the same for all faults. */
const shared = new Map<string, Module>();

function bodyOf(file: string, faults: readonly Mutant[], isMarked: boolean): Body {
  const own = faults.filter((fault) => file === resolve(fault.file));
  // The last first: what stands before it stays where it is.
  const last = own.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  if (last.length > 0) return compiled(file, last.reduce(seeded, readFileSync(file, 'utf8')));
  const body = bodies.get(file) ?? compiled(file, readFileSync(file, 'utf8'), isMarked);
  bodies.set(file, body);
  return body;
}

/**
 * Loads modules of ours in which there is a fault, several or none. Each loader has its own copies of what leads to a fault,
 * and of all that is not in `src`, which may keep something from one test to the next. Compiling nothing twice and
 * copying little makes a fault a matter of a second.
 *
 * @param others what takes the place of packages, by their names
 * @param passOf what each file tells of the places that are passed in it; then nothing is kept from another loader. A
 * process marks all its files or none
 */
export function loaderOf(
  faults: readonly Mutant[],
  others: Readonly<Record<string, unknown>>,
  passOf?: (file: string) => Pass | undefined,
): (file: string) => unknown {
  const own = new Map<string, Module>();
  const targets = faults.map(({ file }) => resolve(file));
  const isOwn = (file: string): boolean =>
    passOf !== undefined ||
    !file.startsWith(resolve('src')) ||
    targets.some((target) => reachOf(file).has(target));
  const load = (file: string): unknown => {
    if (file.endsWith('.json')) return fromPackages(file);
    const modules = isOwn(file) ? own : shared;
    const known = modules.get(file);
    if (known) return known.exports;
    const module: Module = { exports: {} };
    modules.set(file, module);
    const within = (name: string): unknown => {
      if (name in others) return others[name];
      const path = pathOf(name, file);
      return path ? load(path) : fromPackages(name);
    };
    const pass = passOf?.(file);
    try {
      const body = bodyOf(file, faults, pass !== undefined);
      // Fonts are found among the packages.
      const require = Object.assign(within, { resolve: fromPackages.resolve });
      body(module, module.exports, require, file, dirname(file), pass);
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module.exports;
  };
  return load;
}
