import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** An import, re-export or dynamic import of something that exists at run time, not only of types. */
export interface Import {
  /** As written in the source, for example "@docusaurus/Link" or "../ui/Icon". */
  specifier: string;
  /**
   * The file of this repository that it resolves to, for example "src/components/ui/Icon.tsx"; undefined for packages.
   */
  file?: string;
  /** The names that it has in the importing module. */
  names: string[];
}

export interface Module {
  file: string;
  source: ts.SourceFile;
  imports: Import[];
}

const ROOT = process.cwd();
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  paths: { '@site/*': ['./*'] },
  pathsBasePath: ROOT,
};
const resolutions = ts.createModuleResolutionCache(ROOT, (name) => name, OPTIONS);
const modules = new Map<string, Module>();

/** Returns the modules below a folder, as paths from the root of the repository. */
export function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
}

/** Reads and parses a module of this repository; each is read only once. */
export function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
  const read = { file, source, imports: importsOf(source) };
  modules.set(file, read);
  return read;
}

/**
 * Returns all modules that can be reached from some modules, including those.
 *
 * @param isEnd true for a module that is left out, with everything that only it imports
 */
export function reach(
  roots: readonly string[],
  isEnd: (file: string) => boolean = () => false,
): Module[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || isEnd(file)) return;
    seen.add(file);
    for (const { file: next } of readModule(file).imports) if (next) visit(next);
  };
  roots.forEach(visit);
  return [...seen].map(readModule);
}

/** Resolves a specifier to a file of this repository, or to undefined for style sheets, data and packages. */
export function resolve(specifier: string, from: string): string | undefined {
  const { resolvedModule } = ts.resolveModuleName(
    specifier,
    join(ROOT, from),
    OPTIONS,
    ts.sys,
    resolutions,
  );
  if (!resolvedModule || resolvedModule.isExternalLibraryImport) return undefined;
  const file = relative(ROOT, resolvedModule.resolvedFileName);
  return /(?<!\.d)\.tsx?$/.test(file) ? file : undefined;
}

/** Returns a node and all its descendants, in the order of the source. */
export function nodesOf(node: ts.Node): ts.Node[] {
  const nodes = [node];
  node.forEachChild((child) => void nodes.push(...nodesOf(child)));
  return nodes;
}

function importsOf(source: ts.SourceFile): Import[] {
  return nodesOf(source).flatMap((node) => {
    const found = specifierOf(node);
    if (!found) return [];
    const { specifier, names } = found;
    const file = resolve(specifier, source.fileName);
    return [{ specifier, names, ...(file && { file }) }];
  });
}

function specifierOf(node: ts.Node): Pick<Import, 'specifier' | 'names'> | undefined {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const names = namesOf(node.importClause);
    return names && { specifier: node.moduleSpecifier.text, names };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    return { specifier: (node.moduleSpecifier as ts.StringLiteral).text, names: [] };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [target] = node.arguments;
    return target && ts.isStringLiteral(target) ? { specifier: target.text, names: [] } : undefined;
  }
  return undefined;
}

/**
 * Returns the local names of the imported values.
 *
 * @returns undefined if only types are imported
 */
function namesOf(clause: ts.ImportClause | undefined): string[] | undefined {
  if (!clause) return [];
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return undefined;
  const names = clause.name ? [clause.name.text] : [];
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) names.push(bindings.name.text);
  if (bindings && ts.isNamedImports(bindings)) {
    const values = bindings.elements.filter((element) => !element.isTypeOnly);
    names.push(...values.map(({ name }) => name.text));
  }
  return names.length > 0 ? names : undefined;
}
