import type { LocalBusiness, Offer, OpeningHoursSpecification, WithContext } from 'schema-dts';
import { company, people, services, type ServiceId } from '../../data';
import { daysOf, openingHours } from '../hours';
import { absoluteUrl } from './absolute-url';
import { priceOf } from './price';

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
    logo: absoluteUrl('/img/icons/icon-512.png'),
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
      recognizedBy: { '@type': 'Organization', name: 'National Radon Proficiency Program' },
    },
    foundingDate: String(company.founded),
    employee: Object.values(people).map(({ name, jobTitle, path }) => ({
      '@type': 'Person' as const,
      name,
      jobTitle,
      ...(path !== undefined && { url: absoluteUrl(path) }),
    })),
    knowsLanguage: company.languages,
    priceRange: company.priceRange,
    paymentAccepted: company.paymentAccepted.join(', '),
    openingHours: openingHours(company.openingHours.office).join(', '),
    openingHoursSpecification: officeHours(),
    sameAs: Object.values(company.social),
    makesOffer: offers(),
  };
}

function officeHours(): OpeningHoursSpecification[] {
  return company.openingHours.office.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf(span).map(
      (day) => `https://schema.org/${day}` as 'https://schema.org/Monday',
    ),
    opens: span.opens,
    closes: span.closes,
  }));
}

/** The services: `serviceType` belongs to a Service in the vocabulary, so they stand as offers. */
function offers(): Offer[] {
  return Object.entries(services).map(([id, { name, path }]) => ({
    '@type': 'Offer',
    ...priceOf(id as ServiceId),
    itemOffered: { '@type': 'Service', name, serviceType: name, url: absoluteUrl(path) },
  }));
}
