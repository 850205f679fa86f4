import type { WebPage, WithContext } from 'schema-dts';
import type { Person } from '../../data';
import { absoluteUrl } from './absolute-url';
import { personIn } from './person';

/** Who reviewed a page and when, as structured data. @param day as YYYY-MM-DD */
export function reviewData(path: string, by: Person, day: string): WithContext<WebPage> {
  const url = absoluteUrl(path);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    lastReviewed: day,
    reviewedBy: personIn(by),
  };
}
