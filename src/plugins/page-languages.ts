import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageLanguages as pagesIn } from '../content/page-languages';

/**
 * Tells every page which pages are missing or older in which language, so that none is offered there, and English or
 * old text says what it is. Mostly that is none.
 */
export default function pageLanguages(context: LoadContext): Plugin {
  return {
    name: 'page-languages',
    allContentLoaded({ allContent, actions }) {
      actions.setGlobalData(pagesIn(allContent, context));
    },
  };
}
