import { translate } from '@docusaurus/Translate';
import type { Kind } from '@site/src/search/kinds';

/** Returns the name of a kind of page, in the page's language. */
export function kindName(kind: Kind): string {
  const names: Record<Kind, string> = {
    faq: translate({ id: 'search.kind.faq', message: 'FAQ' }),
    law: translate({ id: 'search.kind.law', message: 'Law' }),
    service: translate({ id: 'search.kind.service', message: 'Service' }),
    article: translate({ id: 'search.kind.article', message: 'Article' }),
    page: translate({ id: 'search.kind.page', message: 'Page' }),
  };
  return names[kind];
}

/** Returns the heading for all pages of a kind. */
export function topicName(kind: Kind): string {
  const names: Record<Kind, string> = {
    faq: translate({ id: 'search.topic.faq', message: 'Questions' }),
    law: translate({ id: 'search.topic.law', message: 'Laws' }),
    service: translate({ id: 'search.topic.service', message: 'Services' }),
    article: translate({ id: 'search.topic.article', message: 'Articles' }),
    page: translate({ id: 'search.topic.page', message: 'Other pages' }),
  };
  return names[kind];
}
