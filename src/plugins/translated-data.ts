import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readData } from '../content/read-data';
import { filesOf } from '../content/site-files';
import { translatedDataNames } from '../content/translations/files';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';

/**
 * Gives the pages of another language the facts with their texts translated: where code imports `src/data/laws.json`,
 * for example, it gets a file that combines both.
 */
export default function translatedData(context: LoadContext): Plugin | null {
  const { siteDir, generatedFilesDir, i18n } = context;
  const locale = i18n.currentLocale as Locale;
  if (locale === DEFAULT_LOCALE) return null;
  const names = translatedDataNames(filesOf(siteDir), locale);
  const folder = join(generatedFilesDir, 'translated-data', locale);
  mkdirSync(folder, { recursive: true });
  for (const name of names) {
    const content = readData(filesOf(siteDir), name, locale);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(content));
  }
  const english = join(siteDir, 'src/data') + sep;
  return {
    name: 'translated-data',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(/\.json$/, (resource) => {
          const file = join(resource.context, resource.request);
          const name = basename(file, '.json');
          if (file === `${english}${name}.json` && names.includes(name)) {
            resource.request = join(folder, `${name}.json`);
          }
        }),
      ],
    }),
  };
}
