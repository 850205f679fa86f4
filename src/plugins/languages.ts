import type { LoadContext, Plugin } from '@docusaurus/types';
import { translationGaps } from '../content/translations/gaps';

/**
 * Tells the code of the pages which language they are in (`PAGE_LANGUAGE` of `src/languages/page-language.ts`), and
 * every page which pages are missing or older in which language, so that none is offered there, and English or old text
 * says what it is. Mostly that is none.
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
