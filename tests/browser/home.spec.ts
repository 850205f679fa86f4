import { load } from 'cheerio';
import { company, people, prices, services } from '../../src/data';
import { usd } from '../../src/lib/format';
import { expect, test } from './fixtures';

test('the first screen of a phone says what, where, from what price, and how to book', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Trusted Expertise. Peace of Mind.',
  );
  await expect(main.getByText(usd(prices.air.montgomery)).first()).toBeInViewport();
  const schedule = main.getByRole('link', { name: 'Schedule Your Test' }).first();
  await expect(schedule).toBeInViewport();
  await expect(schedule).toHaveAttribute('href', '/scheduler');
});

test('the hero has its badges, and leads to the services', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'NRPP Certified' })).toBeVisible();
  await expect(
    main.getByRole('listitem').filter({ hasText: '15+ Years Experience' }),
  ).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: /^MD, DC, VA$/ })).toBeVisible();
  await expect(main.getByRole('img', { name: /house cut open/ })).toBeVisible();
  await main.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL('/services');
});

test('search engines read the company with every field there is', async ({ request }) => {
  const html = load(await (await request.get('/')).text());
  const blocks = html('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse(html(script).text()) as Record<string, unknown>);
  const business = blocks.find((block) => block['@type'] === 'LocalBusiness');
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
  const offers = business?.makesOffer as { itemOffered: { serviceType: string } }[];
  expect(offers.map(({ itemOffered }) => itemOffered.serviceType)).toEqual(
    Object.values(services).map(({ name }) => name),
  );
});
