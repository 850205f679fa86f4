import { useLocation } from '@docusaurus/router';
import { withoutBase } from '@site/src/lib/base';

/**
 * The path of the page that is being rendered, without the base of its language, such as "/faqs". The one thing that
 * a component learns from Docusaurus' router; a page is a document, and nothing follows its navigations.
 */
export function useSitePath(): string {
  return withoutBase(useLocation().pathname);
}
