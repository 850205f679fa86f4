import { join } from 'node:path';
import { getPluginI18nPath } from '@docusaurus/utils';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Lets pages and components import the texts that several pages share, for example `@words/_closing.md`: in the
 * language being built, or if it has none, from `src/pages`.
 */
export default function sharedWords({ siteDir, localizationDir }: LoadContext): Plugin {
  const pluginName = 'docusaurus-plugin-content-pages';
  const folders = [getPluginI18nPath({ localizationDir, pluginName }), join(siteDir, 'src/pages')];
  return {
    name: 'shared-words',
    configureWebpack: () => ({ resolve: { alias: { '@words': folders } } }),
  };
}
