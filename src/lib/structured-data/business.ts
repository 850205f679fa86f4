import type { LocalBusiness, WithContext } from 'schema-dts';
import { company, people, services } from '../../data';
import { absoluteUrl } from './absolute-url';

/** The id that other structured data refers to when it means the company. */
export const BUSINESS_ID = `${company.url}/#business`;

/**
 * The company as search engines read it, every field of the specification's section 3.
 *
 * @param description one or two sentences on the company
 */
export function businessData(description: string): WithContext<LocalBusiness> {
  const { address, geo } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': BUSINESS_ID,
    name: company.name,
    legalName: company.legalName,
    description,
    url: company.url,
    telephone: company.phone.e164,
    email: company.email,
    image: absoluteUrl('/img/social/default.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    areaServed: company.areasServed,
    hasCredential: {
      '@type': 'EducationalOccupationalCredential',
      name: company.certification,
      credentialCategory: 'certification',
    },
    foundingDate: String(company.founded),
    employee: Object.values(people).map(({ name, jobTitle, path }) => ({
      '@type': 'Person' as const,
      name,
      jobTitle,
      url: absoluteUrl(path),
    })),
    knowsLanguage: company.languages,
    priceRange: company.priceRange,
    paymentAccepted: company.paymentAccepted.join(', '),
    openingHours: company.openingHours.office,
    sameAs: Object.values(company.social),
    // `serviceType` belongs to a Service in the vocabulary, so the services stand as offers.
    makesOffer: Object.values(services).map(({ name, path }) => ({
      '@type': 'Offer' as const,
      itemOffered: {
        '@type': 'Service' as const,
        name,
        serviceType: name,
        url: absoluteUrl(path),
      },
    })),
  };
}
