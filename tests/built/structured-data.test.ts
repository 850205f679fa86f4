import { expect } from 'vitest';
import { company, people, services, videos } from '../../src/data';
import { builtPage, structuredData, test } from './served';

interface Business {
  '@type': string;
  makesOffer: { itemOffered: { serviceType: string } }[];
}

interface Questions {
  '@type': string;
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
}

interface Described {
  '@type': string;
  name?: string;
  description?: string;
  provider?: object;
  areaServed?: string[];
  itemListElement?: { item: Described }[];
}

/** The structured data that search engines must get for each service, in the order of the data. */
const expected = Object.values(services).map(({ name, description }) => ({
  '@type': 'Service',
  name,
  description,
  provider: { '@type': 'LocalBusiness', '@id': `${company.url}/#business`, name: company.name },
  areaServed: company.areasServed,
}));

test('search engines read the services with provider and area', () => {
  const [list] = structuredData<Described>(builtPage('/services'), 'ItemList');
  expect(list?.itemListElement?.map(({ item }) => item)).toMatchObject(expected);
  for (const [index, { path }] of Object.values(services).entries()) {
    const [service] = structuredData<Described>(builtPage(path), 'Service');
    expect(service).toMatchObject(expected[index] ?? {});
  }
});

test('search engines read the company with every field there is', () => {
  const html = builtPage('/');
  const [business] = structuredData<Business>(html, 'LocalBusiness');
  const { address, geo } = company;
  expect(business).toMatchObject({
    '@context': 'https://schema.org',
    name: company.name,
    description: html('meta[name=description]').attr('content'),
    url: company.url,
    telephone: company.phone.e164,
    email: company.email,
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
    hasCredential: { name: company.certification },
    foundingDate: '2008',
    employee: Object.values(people).map(({ name, jobTitle }) => ({
      '@type': 'Person',
      name,
      jobTitle,
    })),
    knowsLanguage: company.languages,
    priceRange: '$$',
    paymentAccepted: 'Cash, Credit Card, Check',
    openingHours: 'Mo-Fr 08:00-17:00',
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '17:00' },
    ],
    logo: `${company.url}/img/icons/icon-512.png`,
  });
  expect(business?.makesOffer.map(({ itemOffered }) => itemOffered.serviceType)).toEqual(
    Object.values(services).map(({ name }) => name),
  );
});

test('search engines find the whole company on the page of services', () => {
  const data = structuredData(builtPage('/services')).map((block) => JSON.stringify(block));
  expect(data.some((text) => text.includes('"telephone"') && text.includes('"openingHours"'))).toBe(
    true,
  );
});

test('both films are described for search engines, every field', () => {
  const found = structuredData<Record<string, unknown> & { '@type': string }>(
    builtPage('/test-preparation'),
    'VideoObject',
  );
  expect(found.map((data) => data['inLanguage'])).toEqual(videos.map(({ language }) => language));
  const fields =
    'name description duration inLanguage thumbnailUrl embedUrl contentUrl uploadDate author publisher about';
  for (const data of found) {
    for (const field of fields.split(' ')) expect(data[field], field).toBeTruthy();
  }
});

test.each(['/agents', '/property-managers', '/after-your-test', '/privacy'])(
  'search engines read the way from the home page to %s',
  (path) => {
    const html = builtPage(path);
    const [way] = structuredData<Described & { itemListElement: { item: string }[] }>(
      html,
      'BreadcrumbList',
    );
    expect(way?.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${company.url}/` },
      { position: 2, name: html('h1').text(), item: `${company.url}${path}` },
    ]);
  },
);

test('structured data holds the questions and answers of the page', () => {
  const html = builtPage('/faqs');
  const [data] = structuredData<Questions>(html, 'FAQPage');
  expect(data?.mainEntity).toHaveLength(21);
  const headings = html('main :is(h2, h3)')
    .toArray()
    .map((heading) => html(heading).text().trim());
  html('main [popover]').remove();
  const words = html('main').text().replace(/\s+/g, ' ');
  for (const entry of data?.mainEntity ?? []) {
    expect(headings).toContain(entry.name);
    for (const line of entry.acceptedAnswer.text.split('\n')) {
      expect(words).toContain(line.replace(/\s+/g, ' ').trim());
      expect(line).not.toMatch(/\{\{|\*\*|::/);
    }
  }
});
