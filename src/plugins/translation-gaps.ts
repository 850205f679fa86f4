import type { LoadContext, Plugin } from '@docusaurus/types';
import { translationGaps as gapsIn } from '../content/translations/gaps';

/**
 * Tells every page which pages are missing or older in which language, so that none is offered there, and English or old
 * text says what it is. Mostly that is none.
 */
export default function translationGaps(context: LoadContext): Plugin {
  return {
    name: 'translation-gaps',
    allContentLoaded({ allContent, actions }) {
      actions.setGlobalData(gapsIn(allContent, context));
    },
  };
}
