import type { LoadContext, Plugin } from '@docusaurus/types';

/** Tells the code of the pages which language they are in: `PAGE_LANGUAGE` of `src/languages/page-language.ts`. */
export default function pageLanguage({ i18n }: LoadContext): Plugin {
  const { currentLocale, localeConfigs } = i18n;
  const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
  return {
    name: 'page-language',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({ __PAGE_LANGUAGE__: JSON.stringify(language) }),
      ],
    }),
  };
}
