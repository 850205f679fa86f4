import { company, lawOf, prices, sources } from '../../src/data';
import { usd } from '../../src/lib/format';
import { hoursInWords } from '../../src/lib/hours';
import { expect, test, type Locator, type Page } from './fixtures';

/** A question that visitors on a phone once could not answer. */
interface Question {
  asked: string;
  /** The links and menus to tap, starting at the home page. */
  taps: ((page: Page) => Locator)[];
  /** Where the answer is then. */
  answer: (page: Page) => Locator;
  /** A query for the same question, and the address that one of the first three results must lead to. */
  typed: string;
  found: RegExp;
}

const main = (page: Page): Locator => page.getByRole('main');
const menu = (page: Page): Locator => page.locator('summary').filter({ hasText: 'Menu' });
const inMenu =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('banner').getByRole('link', { name, exact: true });
const onHome =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    main(page).getByRole('link', { name });
const atFoot =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('navigation', { name: 'Reach us' }).getByRole('link', { name });

const QUESTIONS: Question[] = [
  {
    asked: 'When is somebody there?',
    taps: [menu, inMenu('Contact')],
    answer: (page) => main(page).getByText(hoursInWords(company.openingHours.office)),
    typed: 'opening hours',
    found: /^\/contact/,
  },
  {
    asked: 'How do I cancel or move my appointment?',
    taps: [atFoot('Schedule')],
    answer: (page) => main(page).getByText('to book, move or cancel an appointment'),
    typed: 'cancel appointment',
    found: /^\/scheduler/,
  },
  {
    asked: 'What does a test cost in my county, or in DC?',
    taps: [onHome('Radon in Air Testing')],
    answer: (page) =>
      main(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: /Washington, DC/ }) })
        .getByText(usd(prices.air.other), { exact: true }),
    typed: 'price dc',
    found: /^\/faqs#cost-breakdown/,
  },
  {
    asked: 'Must I test to sell a house in Rockville?',
    taps: [menu, inMenu('Radon Laws')],
    answer: (page) => main(page).getByText(/Rockville require a radon test before/),
    typed: 'do sellers in rockville have to test',
    found: /^\/laws\/rockville/,
  },
  {
    asked: 'What does 5.2 mean?',
    taps: [onHome(/^5\.2$/)],
    answer: (page) => page.locator('[data-result]:not([hidden]) [data-part=answer]').first(),
    typed: '5.2 pCi/L',
    found: /^\/tools\/test-result\?value=5\.2/,
  },
  {
    asked: 'I rent, and the result is high: what now?',
    taps: [menu, inMenu('Radon Laws')],
    answer: (page) => main(page).getByText('Tenant may end the lease').first(),
    typed: 'tenant high radon what to do',
    found: new RegExp(`^${lawOf('montgomeryRental').path}`),
  },
  {
    asked: 'Are they certified, and where do I check that?',
    taps: [onHome('Why choose us')],
    answer: (page) => main(page).locator(`a[href="${sources.nrppSearch?.url}"]`),
    typed: 'are you certified',
    found: /^\/faqs#certification/,
  },
  {
    asked: '¿Hablan español?',
    taps: [],
    answer: (page) => main(page).locator('[lang=es]'),
    typed: 'hablan español',
    found: /^\/(?:why-us|contact)/,
  },
];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const { asked, taps, answer, typed, found } of QUESTIONS) {
  test(`answers in at most two taps, and in the search: ${asked}`, async ({ page }) => {
    expect(taps.length).toBeLessThanOrEqual(2);
    await page.goto('/');
    for (const tap of taps) await tap(page).tap();
    await answer(page).scrollIntoViewIfNeeded();
    await expect(answer(page)).toBeInViewport();
    // Text for screen readers only is one pixel wide.
    expect((await answer(page).boundingBox())?.width).toBeGreaterThan(20);

    await page.goto(`/search?q=${encodeURIComponent(typed)}`);
    const results = page.locator('main ol ul a');
    await expect(results.first()).toBeVisible();
    const addresses = await results.evaluateAll((links) =>
      links.slice(0, 3).map((link) => link.getAttribute('href')),
    );
    expect(addresses).toContainEqual(expect.stringMatching(found));
  });
}
