import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** An import, a re-export, or a dynamic import, of something that is there when the code runs. */
export interface Import {
  /** As it is written, such as "@docusaurus/Link" or "../ui/Icon". */
  specifier: string;
  /** The file of this repository that it leads to, such as "src/components/ui/Icon.tsx". */
  file?: string;
  /** What the importing module calls it. */
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

/** The modules below a folder, as paths from the root of the repository. */
export function modulesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file));
}

/** Reads a module of this repository, once. */
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
 * Every module that is reached from some, these included.
 *
 * @param isEnd modules that the way ends before
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

/** The file of this repository that a specifier leads to; style sheets, data and packages are none. */
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

/** All nodes of a module, from the first to the last. */
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

/** @returns undefined when only types are imported */
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
