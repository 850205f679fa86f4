import type { Person as PersonData, WithContext } from 'schema-dts';
import type { Person } from '../../data';
import { absoluteUrl } from './absolute-url';
import { BUSINESS } from './business';

/** An owner or employee as search engines read it. */
export function personData({ name, jobTitle, path }: Person): WithContext<PersonData> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    jobTitle,
    ...(path !== undefined && { url: absoluteUrl(path) }),
    worksFor: BUSINESS,
  };
}
