import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * The search in the browser. Its index is written by the step `write-index.ts` of the post-build plugin.
 * Docusaurus puts all styles into one sheet; those of the search stay apart, to load with it alone.
 */
export default function searchIndex(): Plugin {
  const folder = join(__dirname, '../../components/search');
  const styles = {
    name: 'search',
    type: 'css/mini-extract',
    test: folder,
    chunks: 'async' as const,
    enforce: true,
    priority: 60,
  };
  return {
    name: 'search-index',
    getClientModules: () => [join(folder, 'client-module.ts')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { search: styles } } } },
  };
}
