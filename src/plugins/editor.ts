import type { LoadContext, Plugin } from '@docusaurus/types';
import { englishMessages } from '../content/translations/messages';
import { writeEditor, writeContents } from '../editor/build';
import { editorOf, placeOf } from '../editor/settings';

/** Writes the office's editor (`src/editor`) beside the pages, once for all languages. */
export default function editor({ siteDir, siteConfig, i18n }: LoadContext): Plugin {
  return {
    name: 'editor',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const place = placeOf(process.env);
      const { url, title } = siteConfig;
      const messages = await englishMessages(siteDir);
      await writeEditor(outDir, place && editorOf(siteDir, url, title, place, messages));
      await writeContents(siteDir, outDir);
    },
  };
}
