import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** React apart from the rest: two scripts are two shorter tasks, between which a slow phone can answer. */
const REACT = {
  name: 'react',
  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * Leaves out of the bundles what this site never shows: Infima (the style sheet of the stock theme; ours is
 * `src/css`), the syntax highlighter (there are no code blocks) and the parts of the configuration that the
 * build alone reads.
 */
export default function slimClient(): Plugin {
  const empty = join(__dirname, '../../shell/empty.js');
  return {
    name: 'slim-client',
    configureWebpack: (_config, isServer) => ({
      ...(isServer ? {} : { optimization: { splitChunks: { cacheGroups: { react: REACT } } } }),
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: empty,
          // The theme's client module for Prism, by the path with which Docusaurus imports it.
          [require
            .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
            .replace(/\.js$/, '')]: empty,
          'prism-react-renderer$': empty,
        },
      },
      module: {
        rules: [
          {
            test: /[\\/]docusaurus\.config\.mjs$/,
            use: [join(__dirname, 'config-loader.js')],
          },
        ],
      },
    }),
  };
}
