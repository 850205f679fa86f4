import { useLocation } from '@docusaurus/router';
import { withoutBase } from '@site/src/lib/base';

/**
 * The path of the page being rendered, without the base of its language, for example "/faqs". Nothing else is taken
 * from Docusaurus' router: each page is a document of its own, so components never see a navigation.
 */
export function useSitePath(): string {
  return withoutBase(useLocation().pathname);
}
