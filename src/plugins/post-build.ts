import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { translationGaps } from '../content/translations/gaps';
import { companyPromise } from '../content/promise';
import { siteRedirects } from '../content/redirects';
import { searchKnowledge } from '../content/search-knowledge';
import type { Locale } from '../languages/locales';
import type { TranslationGaps } from '../languages/translation-gaps';
import { finishSite } from '../postbuild';

/** Finishes the pages after Docusaurus has written them (`src/postbuild`). */
export default function postBuild(context: LoadContext): Plugin {
  const { baseUrl: base, i18n, siteDir } = context;
  const language = i18n.currentLocale as Locale;
  let missing: TranslationGaps['missing'] = {};
  return {
    name: 'post-build',
    allContentLoaded({ allContent }) {
      ({ missing } = translationGaps(allContent, context));
    },
    postBuild: ({ outDir, routesPaths: routes }) =>
      finishSite(
        {
          outDir,
          base,
          routes,
          language,
          promise: companyPromise(siteDir, language),
          redirects: siteRedirects(siteDir),
          bases: i18n.locales.map((locale) => i18n.localeConfigs[locale]?.baseUrl ?? base),
          cacheDir: join(siteDir, 'node_modules/.cache/postbuild'),
          missing,
        },
        searchKnowledge(siteDir, language),
      ),
  };
}
