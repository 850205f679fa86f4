import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves out of the bundles what this site never shows: Infima (the style sheet of the stock theme; ours is
 * `src/css`) and the syntax highlighter (there are no code blocks).
 */
export default function slimClient(): Plugin {
  const empty = join(__dirname, '../shell/empty.js');
  return {
    name: 'slim-client',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: empty,
          'prism-react-renderer$': empty,
        },
      },
    }),
  };
}
