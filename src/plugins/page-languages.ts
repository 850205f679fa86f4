import type { LoadContext, Plugin } from '@docusaurus/types';
import { missingPages } from '../content/missing-pages';
import type { PageLanguages } from '../lib/page-languages';

/**
 * Tells every page which pages are missing in which language, so that none is offered there, and English text says that
 * it is English. Mostly that is none.
 */
export default function pageLanguages(context: LoadContext): Plugin {
  return {
    name: 'page-languages',
    allContentLoaded({ allContent, actions }) {
      actions.setGlobalData({
        missing: missingPages(allContent, context),
      } satisfies PageLanguages);
    },
  };
}
