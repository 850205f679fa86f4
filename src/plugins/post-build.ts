import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { searchKnowledge } from '../content/search-knowledge';
import type { Locale } from '../lib/locales';
import { finishSite } from '../postbuild';

/** Finishes the pages after Docusaurus has written them: `src/postbuild`. */
export default function postBuild({ baseUrl: base, i18n }: LoadContext): Plugin {
  const { currentLocale, localeConfigs, locales } = i18n;
  return {
    name: 'post-build',
    postBuild: ({ outDir, routesPaths: routes, siteDir }) =>
      finishSite(
        {
          outDir,
          base,
          routes,
          language: currentLocale,
          bases: locales.map((locale) => localeConfigs[locale]?.baseUrl ?? base),
          cacheDir: join(siteDir, 'node_modules/.cache/postbuild'),
        },
        searchKnowledge(siteDir, currentLocale as Locale),
      ),
  };
}
