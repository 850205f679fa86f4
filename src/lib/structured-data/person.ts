import type { Person as PersonData, WithContext } from 'schema-dts';
import type { Person } from '../../data';
import { absoluteUrl } from './absolute-url';
import { BUSINESS } from './business';

const named = ({ name, jobTitle, path }: Person) =>
  ({
    '@type': 'Person',
    name,
    jobTitle,
    ...(path !== undefined && { url: absoluteUrl(path) }),
  }) as const;

/** An owner or employee as structured data. */
export function personData(person: Person): WithContext<PersonData> {
  return { '@context': 'https://schema.org', ...named(person), worksFor: BUSINESS };
}

/** The author or reviewer of a text, with certificates that can be looked up. */
export function personIn(person: Person): Exclude<PersonData, string> {
  const { certificates } = person;
  return {
    ...named(person),
    ...(certificates && {
      hasCredential: certificates.map(({ program, number, type }) => ({
        '@type': 'EducationalOccupationalCredential' as const,
        name: `${program} ${number}`,
        credentialCategory: type,
      })),
    }),
  };
}
