import { join } from 'node:path';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Lets pages and components import the texts that several pages share, as `@words/_closing.md`: those of the
 * language that is built, and where it has none those of `src/pages`.
 */
export default function sharedWords({ siteDir, localizationDir }: LoadContext): Plugin {
  const pluginName = 'docusaurus-plugin-content-pages';
  const folders = [getPluginI18nPath({ localizationDir, pluginName }), join(siteDir, 'src/pages')];
  return {
    name: 'shared-words',
    configureWebpack: () => ({ resolve: { alias: { '@words': folders } } }),
  };
}
