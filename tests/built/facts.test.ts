import { load } from 'cheerio';
import { expect } from 'vitest';
import { company, prices } from '../../src/data';
import { usd } from '../../src/lib/format';
import { test } from './served';

/**
 * The facts that visitors decide by, as each page must state them. Prices and company values come from the data, so
 * that staff can change them. Levels, hours, dates and law names are repeated here on purpose: a change must be made in
 * two places, so it gets a second look.
 */
const FACTS: Record<string, string[]> = {
  '/faqs': [
    '4.0 pCi/L',
    '2.0 pCi/L',
    '4,000 pCi/L',
    '2 to 3 years',
    'every 2 years',
    '48 hours',
    '96 hours',
    '12 hours',
    '2,000 sq ft',
    '24 hours',
    '30 days',
    '7 days',
    '4 to 6 hours',
    'up to a few days',
    'over 30 components',
    '5 to 6 samples',
    '91 days',
    'second leading cause of lung cancer',
    'ANSI/AARST SGM-SF',
    'ANSI/AARST MW-RN-2020',
    'public water is usually not recommended',
    'post-construction',
    'visual only',
    'a buyer cannot waive it',
    'a tenant may hire a professional',
    usd(prices.air.montgomery),
    usd(prices.air.surrounding),
    usd(prices.air.other),
    usd(prices.air.extraDevice),
    usd(prices.air.longTerm),
    usd(prices.water.package),
    `${prices.water.samples} samples`,
    usd(prices.materials.perSample),
    usd(prices.materials.minimum),
    prices.progeny,
    company.certification,
    `founded in ${company.founded}`,
    `over ${company.yearsOfExperience} years`,
    company.responseTime,
    company.openingHours.contactDays,
    ...company.languages,
    ...company.paymentAccepted,
  ],
  '/': [usd(prices.air.montgomery), company.certification, `${company.yearsOfExperience}+`],
  '/services': ['second leading cause of lung cancer'],
  '/services/radon-air': [
    'ANSI/AARST MAH-2023',
    'ANSI/AARST MA-MFLB-2023',
    '48',
    '91 days',
    ...Object.values(prices.air).flatMap((price) =>
      typeof price === 'number' ? [usd(price)] : [],
    ),
  ],
  '/services/radon-water': [
    '4,000 pCi/L',
    '5 to 6 samples',
    'ANSI/AARST MW-RN-2020',
    usd(prices.water.package),
  ],
  '/services/radon-materials': [usd(prices.materials.perSample), usd(prices.materials.minimum)],
  '/services/progeny-testing': [
    prices.progeny,
    '3 minutes',
    '27 minutes',
    '20 minutes',
    'microseconds',
  ],
  '/services/sgm-compliance': ['SGM-SF', '30 components'],
  '/why-us': [String(company.founded)],
  '/blog/radon-mitigation-longevity': ['every 2 years', '24 hours', '30 days'],
  '/blog/sgm-compliance-home-sales': ['30 components', 'SGM-SF', '1 year'],
  '/blog/test-all-foundation-hvac-zones': ['2,000 sq ft'],
  '/blog/polonium-218': ['about 3 minutes'],
  '/blog/lead-214': ['about 27 minutes'],
  '/blog/bismuth-214': ['about 20 minutes'],
  '/blog/polonium-214': ['microseconds'],
  '/contact': [company.responseTime, company.phone.display, company.address.locality],
  '/test-preparation': ['12 hours', '48 hours', '4 days', '96 hours', '91 days'],
  '/radon-laws': [
    'Bill 31-15',
    'Bill 26-22',
    'Ordinance 06-23',
    'October 1, 2016',
    'July 1, 2023',
    'January 1, 2025',
    'January 1, 2023',
    'September 27, 2023',
    'Poolesville, Kensington and Barnesville',
    '1 year',
    '3 years',
    '2 years',
    '14 days',
    '90 days',
    '4 or more units',
  ],
  '/laws/montgomery-resale': [
    'Bill 31-15',
    'October 1, 2016',
    '1 year',
    'Class A violation',
    'condominiums, cooperatives and homes to be demolished',
    'Poolesville, Kensington and Barnesville',
    'either the buyer or the seller may',
    'the buyer cannot waive it',
  ],
  '/laws/montgomery-rental': [
    'Bill 26-22',
    'July 1, 2023',
    '3 years',
    '4.0 pCi/L or above',
    'within 14 days',
    'within 90 days',
    '90 days or more',
    'outranks a short-term one',
    'outranks a do-it-yourself one',
    'hire your own professional',
  ],
  '/laws/gaithersburg': [
    'November 4, 2024',
    'January 1, 2025',
    '4 or more units',
    'ground-contact levels',
    '2 years',
    '4.0 pCi/L or above',
    'within 14 days',
    'within 90 days',
    'end the lease',
  ],
  '/laws/rockville': [
    'Ordinance 12-22',
    'January 1, 2023',
    'less than 1 year old',
    'Ordinance 06-23',
    'September 27, 2023',
    '2 years',
    '4.0 pCi/L or above',
  ],
};

for (const [page, facts] of Object.entries(FACTS)) {
  test(`${page} states its facts`, async ({ request }) => {
    const response = await request.get(page);
    expect(response.status()).toBe(200);
    const html = load(await response.text());
    html('script, style').remove();
    const text = html('main').text().replace(/\s+/g, ' ').toLowerCase();
    const missing = facts.filter((fact) => !text.includes(fact.toLowerCase()));
    expect(missing, `not found on ${page}`).toEqual([]);
    expect(text, 'a fact is quoted that was not replaced').not.toMatch(/\{\{|\}\}/);
  });
}
