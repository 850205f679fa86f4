import type { LoadContext, Plugin } from '@docusaurus/types';
import { company } from '../data';
import { writeEditor } from '../editor/build';
import { editorOf, placeOf } from '../editor/settings';

/** Puts the office's editor beside the pages: `src/editor`. There is one for all languages. */
export default function editor({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'editor',
    async postBuild({ outDir }) {
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const place = placeOf(process.env);
      const { url, name } = company;
      await writeEditor(outDir, place && editorOf(siteDir, url, name, place));
    },
  };
}
