import { installTerms } from '../components/glossary/install-terms';
import { installSearchBack } from '../components/search/search-back';
import { installSearched } from '../components/search/searched';
import { installShortForms } from '../components/tools/install-short-forms';
import { installPrefetch } from '../lib/prefetch/install-prefetch';

/** Installs what is too small for an island: listeners on the document, which load more code when they need it. */
export function installBehavior(document: Document): void {
  installTerms(document);
  installSearchBack(document);
  installSearched(document);
  installShortForms(document);
  installPrefetch(document);
}
