import type { LoadContext, Plugin } from '@docusaurus/types';
import { translationGaps } from '../content/translations/gaps';

/**
 * Tells the pages' code its language (`PAGE_LANGUAGE` in `src/languages/page-language.ts`), and tells every page which
 * pages a language lacks or has only in an older version, so that no page links to a missing one, and English or
 * outdated text is marked as such. Usually there are none.
 */
export default function languages(context: LoadContext): Plugin {
  const { currentLocale, localeConfigs } = context.i18n;
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  return {
    name: 'languages',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({ __PAGE_LANGUAGE__: JSON.stringify(language) }),
      ],
    }),
    allContentLoaded({ allContent, actions }) {
      actions.setGlobalData(translationGaps(allContent, context));
    },
  };
}
