import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ISLAND_SCRIPTS } from '../lib/island-scripts';

const BROWSER = join(__dirname, '../browser');

/** The stock theme's style sheet, syntax highlighter languages and progress bar, which live editing leaves out too. */
const THEME_MODULES = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/**
 * Chunks of their own, whatever their size. Otherwise the bundler would copy a small module into each script that needs
 * it, and the form would load React's core twice. The core is separate from React DOM, since the search's texts need
 * only the core.
 */
const SHARED = {
  react: /\/node_modules\/react\/|\/client\/exports\/(?:Translate|Interpolate)/,
  'react-dom': /\/node_modules\/(?:react-dom|scheduler)\//,
};

const cacheGroups = Object.fromEntries(
  Object.entries(SHARED).map(([name, test]) => [
    name,
    { test, name, chunks: 'async' as const, enforce: true, priority: 30 },
  ]),
);

/** The part of the bundler's compiler that this plugin uses. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}
interface Compilation {
  outputOptions: { path?: string };
  namedChunks: ReadonlyMap<string, { files: Iterable<string> }>;
}

/** Writes which file is the script of each named chunk, for the steps after the build. */
const nameScripts = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('island-scripts', ({ outputOptions: { path = '' }, namedChunks }) => {
      const scripts = [...namedChunks].map(([name, { files }]) => [name, [...files][0]]);
      writeFileSync(join(path, ISLAND_SCRIPTS), JSON.stringify(Object.fromEntries(scripts)));
    }),
};

/**
 * Publishes the islands in place of Docusaurus' client: in a build, the browser's compile starts from `src/browser`.
 * Live editing keeps the client, and wakes the islands in its pages.
 *
 * @throws Error if Docusaurus configures that compile differently
 */
export default function islandsPlugin(): Plugin {
  const isLive = process.env.NODE_ENV !== 'production';
  return {
    name: 'islands',
    getClientModules: () => (isLive ? [join(BROWSER, 'live.ts')] : []),
    configureWebpack(config, isServer) {
      const alias = Object.fromEntries(
        THEME_MODULES.map((name) => [require.resolve(name).replace(/\.js$/, ''), false as const]),
      );
      if (isServer || isLive) return { resolve: { alias } };
      if (typeof config.entry !== 'string' || !config.entry.endsWith('clientEntry.js')) {
        throw new Error(
          `Docusaurus' client no longer starts from client/clientEntry.js, but from ${JSON.stringify(config.entry)}. ` +
            'Adapt src/docusaurus/islands-plugin.ts, or its client is published beside the islands.',
        );
      }
      return {
        mergeStrategy: { entry: 'replace' },
        entry: join(BROWSER, 'index.ts'),
        // Short names, an id and six hex digits, since the script of every page contains all of them.
        output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' },
        plugins: [nameScripts],
        // One script of three kilobytes, rather than a runtime and a second script that it loads.
        optimization: { runtimeChunk: false, splitChunks: { cacheGroups } },
      };
    },
  };
}
