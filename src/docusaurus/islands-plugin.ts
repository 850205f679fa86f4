import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { ISLAND_SCRIPTS } from '../lib/island-scripts';

const BROWSER = join(__dirname, '../browser');

/** The stock theme's style sheet and the syntax highlighter's languages: live editing leaves them out as well. */
const THEME_MODULES = [
  'infima/dist/css/default/default.css',
  '@docusaurus/theme-classic/lib/prism-include-languages',
  '@docusaurus/theme-classic/lib/nprogress',
];

/**
 * Scripts of their own, whatever their size: the bundler would repeat what is small in each script that needs it, and
 * the form would bring React's core twice. The core is apart from React's DOM, for the search's texts need it alone.
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

/** What of the bundler's compile is read here. */
interface Compiler {
  hooks: { afterEmit: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
}
interface Compilation {
  outputOptions: { path?: string };
  namedChunks: ReadonlyMap<string, { files: Iterable<string> }>;
}

/** Says which file is the script of which island that has a name, for the work after the build. */
const nameScripts = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('island-scripts', ({ outputOptions: { path = '' }, namedChunks }) => {
      const scripts = [...namedChunks].map(([name, { files }]) => [name, [...files][0]]);
      writeFileSync(join(path, ISLAND_SCRIPTS), JSON.stringify(Object.fromEntries(scripts)));
    }),
};

/**
 * Publishes the islands in place of Docusaurus' client: the browser's compile of a build starts from
 * `src/browser`. Live editing keeps the client, and wakes the islands in its pages.
 *
 * @throws Error when Docusaurus configures that compile differently
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
        // By their numbers and six digits, for all names stand in the script of every page.
        output: { chunkFilename: 'assets/js/[id].[contenthash:6].js' },
        plugins: [nameScripts],
        // One script of three kilobytes, and not a second one that loads it.
        optimization: { runtimeChunk: false, splitChunks: { cacheGroups } },
      };
    },
  };
}
