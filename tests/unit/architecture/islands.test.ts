import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { modulesIn, nodesOf, reach, readModule, resolve, type Module } from './import-graph';

const PLACE = 'src/islands/Island.tsx';
const REGISTRY = 'src/browser/islands.ts';

/** Hooks and functions that have an effect only if React runs in the browser. */
const LIVING = [
  'useState',
  'useEffect',
  'useLayoutEffect',
  'useReducer',
  'useRef',
  'useCallback',
  'useMemo',
  'useSyncExternalStore',
  'useTransition',
  'useDeferredValue',
  'createContext',
];

/** Components that the configuration and the plugins refer to by path. */
const named = ['docusaurus.config.ts', ...modulesIn('src/plugins')].flatMap((file) =>
  nodesOf(readModule(file).source)
    .filter((node) => ts.isStringLiteral(node))
    .filter(({ text }) => text.startsWith('@site/src/components/'))
    .map(({ text }) => resolve(text, file) ?? text),
);

/** The components of the registry; each is a React root of its own in the browser. */
const loaded = readModule(REGISTRY).imports.flatMap(({ file }) => file ?? []);

const roots = [...modulesIn('src/pages'), ...modulesIn('src/theme'), ...named];
const outside = reach(roots, (file) => file === PLACE || loaded.includes(file));
const inside = reach([...loaded, 'src/browser/index.ts']);

const list = (modules: Module[]): string[] => modules.map(({ file }) => file);

const at = (node: ts.Node): string => {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName}:${line + 1} ${node.getText().split('\n')[0]}`;
};

function isLiving(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return LIVING.includes(node.text);
  if (ts.isJsxAttribute(node)) return /^(ref$|on[A-Z])/.test(node.name.getText());
  if (ts.isHeritageClause(node)) return /\b(Pure)?Component\b/.test(node.getText());
  return false;
}

it('the graph holds pages and islands, and what both use', () => {
  expect(named).toContain('src/components/docs/DocRoot.tsx');
  expect(list(outside)).toEqual(
    expect.arrayContaining([
      ...named,
      'src/components/faq/FaqItem.tsx',
      'src/components/home/HomePage.tsx',
      'src/components/ui/CallButton.tsx',
      'src/lib/base.ts',
    ]),
  );
  expect(loaded.length).toBeGreaterThan(3);
  expect(list(inside)).toEqual(
    expect.arrayContaining(['src/components/contact/Field.tsx', 'src/components/ui/Icon.tsx']),
  );
  expect(list(outside)).toContain('src/components/ui/Icon.tsx');
  expect(list(outside)).not.toContain('src/components/contact/Field.tsx');
});

describe('outside islands', () => {
  it('nothing has state, effects, refs or handlers', () => {
    const found = outside.flatMap(({ source }) => nodesOf(source).filter(isLiving));
    expect(found.map(at)).toEqual([]);
  });

  it('the component of an island is given to Island, and never rendered', () => {
    const found = outside.flatMap(({ source, imports }) => {
      const names = imports
        .filter(({ file }) => file && loaded.includes(file))
        .flatMap((line) => line.names);
      return nodesOf(source)
        .filter((node) => ts.isIdentifier(node))
        .filter(({ text, parent }) => names.includes(text) && !ts.isImportSpecifier(parent))
        .filter(({ parent: { parent } }) => {
          if (!ts.isJsxAttribute(parent) || parent.name.getText() !== 'component') return true;
          return parent.parent.parent.tagName.getText() !== 'Island';
        });
    });
    expect(found.map((node) => at(node.parent))).toEqual([]);
  });
});

describe('inside islands', () => {
  it('Docusaurus is Translate alone', () => {
    const found = inside.flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier }) =>
          /^@(docusaurus|theme|theme-original|generated)\//.test(specifier),
        )
        .filter(({ specifier }) => specifier !== '@docusaurus/Translate')
        .map(({ specifier }) => `${file} imports ${specifier}`),
    );
    expect(found).toEqual([]);
  });

  // A tool gets its facts as properties of its island, selected in the build, since the data files hold much more.
  it('no script of a tool brings the data along', () => {
    const scripts = reach(modulesIn('src/components/tools/live'));
    expect(list(scripts).filter((file) => file === 'src/data/index.ts')).toEqual([]);
  });
});

it('the router is asked in one place', () => {
  const asking = modulesIn('src').filter((file) =>
    readModule(file).imports.some(({ specifier }) => specifier === '@docusaurus/router'),
  );
  expect(asking).toEqual(['src/docusaurus/use-site-path.ts']);
});
