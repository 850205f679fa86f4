import type {
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import { company, notices, people, services } from '../../data';
import { daysOf, openingHours } from '../hours';
import { absoluteUrl } from './absolute-url';
import { priceOf } from './price';
import { specialHours } from './special-hours';

/** A reference to the company, for other structured data. */
export const BUSINESS = {
  '@type': 'LocalBusiness',
  '@id': `${company.url}/#business`,
  name: company.name,
} as const;

/**
 * The company as structured data, with every field of the specification's section 3.
 *
 * @param description one or two sentences about the company
 */
export function businessData(description: string): WithContext<LocalBusiness> {
  const { geo } = company;
  const special = specialHours(notices);
  return {
    '@context': 'https://schema.org',
    ...BUSINESS,
    legalName: company.legalName,
    description,
    url: company.url,
    telephone: company.phone.e164,
    ...(company.secondPhone && {
      contactPoint: {
        '@type': 'ContactPoint' as const,
        telephone: company.secondPhone.e164,
        contactType: company.secondPhone.purpose,
      },
    }),
    email: company.email,
    image: absoluteUrl('/img/social/default.png'),
    logo: absoluteUrl('/img/icons/icon-512.png'),
    address: postalAddress(),
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
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    sameAs: Object.values(company.social),
    makesOffer: offers(),
  };
}

function postalAddress(): PostalAddress {
  const { street, locality, region, postalCode, country } = company.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
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

/** The services, as offers: in schema.org, `serviceType` is a property of Service, not of LocalBusiness. */
function offers(): Offer[] {
  return Object.entries(services).map(([id, { name, path }]) => ({
    '@type': 'Offer',
    ...priceOf(id),
    itemOffered: { '@type': 'Service', name, serviceType: name, url: absoluteUrl(path) },
  }));
}
