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

/** Called with the number of each place that is executed. */
type Pass = (place: number) => void;

const fromPackages = createRequire(resolve('package.json'));

/** Compiles a module to a function. The same text always gives the same function. */
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

/** Modules of the site's code that no fault reaches: they are loaded once and shared by all faults. */
const shared = new Map<string, Module>();

function bodyOf(file: string, faults: readonly Mutant[], isMarked: boolean): Body {
  const own = faults.filter((fault) => file === resolve(fault.file));
  // Apply the last fault first, so that the positions of those before it stay valid.
  const last = own.toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  if (last.length > 0) return compiled(file, last.reduce(seeded, readFileSync(file, 'utf8')));
  const body = bodies.get(file) ?? compiled(file, readFileSync(file, 'utf8'), isMarked);
  bodies.set(file, body);
  return body;
}

/**
 * Returns a function that loads the project's modules with some faults, or with none. Each loader has its own copies of
 * the modules that lead to a fault, and of all modules outside `src`, which may keep state between tests. Since nothing
 * is compiled twice and little is copied, a fault takes about a second.
 *
 * @param others replacements for packages, by name
 * @param passOf returns the function to call with each place that is executed in a file, or undefined for a file
 * without marks. If it is given, no module is shared with other loaders. A process must mark all its files or none,
 * since compiled modules are cached.
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
      // Fonts are resolved among the packages.
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
