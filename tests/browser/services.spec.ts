import { company, prices, radon, services } from '../../src/data';
import { usd } from '../../src/lib/format';
import { expect, test } from './fixtures';

test('six cards lead to five pages and to the sister company', async ({ page }) => {
  await page.goto('/services');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  const links = cards.getByRole('heading').getByRole('link');
  const found = await links.evaluateAll((all) =>
    all.map((link) => [link.textContent.trim(), link.getAttribute('href')]),
  );
  expect(found.map(([name, href]) => [(name ?? '').replace(/\s*\(.*$/, ''), href])).toEqual([
    ['Radon in Air Testing', '/services/radon-air'],
    ['Radon in Water Testing', '/services/radon-water'],
    ['Radon in Construction Materials', '/services/radon-materials'],
    ['Progeny Testing', '/services/progeny-testing'],
    ['SGM Compliance Inspection', '/services/sgm-compliance'],
    [company.sisterCompany.name, company.sisterCompany.url],
  ]);
  await expect(
    page.getByRole('heading', { name: 'Radon is the second leading cause of lung cancer' }),
  ).toBeVisible();
  const education = page.locator('section').filter({ hasText: 'second leading cause' });
  await expect(education.getByRole('link', { name: 'Schedule Your Test' })).toHaveAttribute(
    'href',
    '/scheduler',
  );
});

/** What each page must say as visitors read it, and the headings of its steps in order. */
const CONTENT: Record<string, { says: (string | RegExp)[]; steps: string[] }> = {
  [services.air.path]: {
    says: [
      'Residential',
      'Commercial',
      'Multi-family',
      'Protocol: ANSI/AARST MAH-2023',
      'Protocol: ANSI/AARST MA-MFLB-2023',
      '48 hours',
      'same day',
      usd(prices.air.montgomery),
      usd(prices.air.surrounding),
      usd(prices.air.other),
      usd(prices.air.extraDevice),
      usd(prices.air.longTerm),
      '91 days',
      '2,000 sq ft',
    ],
    steps: ['Schedule', 'Setup', 'In-house analysis', 'Report'],
  },
  [services['water']!.path]: {
    says: [
      'Private well testing',
      'Pre-treatment testing',
      'Post-treatment testing',
      /Public water is usually not/,
      '4,000 pCi/L',
      '5 to 6 samples',
      'Liquid scintillation',
      'same day',
      'certified professional',
      radon.standards.water,
      usd(prices.water.package),
    ],
    steps: [
      'We come to the tap',
      'Certified collection',
      'Liquid scintillation, the same day',
      'Results',
    ],
  },
  [services['materials']!.path]: {
    says: [
      /only after construction/,
      /last resort/,
      /failed to pinpoint the source/,
      'Concrete',
      'Stone',
      'Other building materials',
      'same day',
      usd(prices.materials.perSample),
      usd(prices.materials.minimum),
    ],
    steps: ['First the air', 'Then the soil', 'Last, the materials'],
  },
  [services['progeny']!.path]: {
    says: [
      'Polonium-218',
      'Lead-214',
      'Bismuth-214',
      'Polonium-214',
      'When to consider it',
      prices.progeny,
    ],
    steps: [],
  },
  [services['sgm']!.path]: {
    says: [
      'What it is for',
      'How we inspect',
      radon.standards.inspection,
      /more than 30 components/,
      'visual only',
      /not move furniture/,
      /cannot be reached safely are excluded/,
      'not a structural, electrical, building, asbestos or methamphetamine report',
    ],
    steps: [],
  },
};

test('each service says what it has to', async ({ page }) => {
  for (const { path, name } of Object.values(services)) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
      for (const text of CONTENT[path]?.says ?? []) await expect(main).toContainText(text);
      const steps = CONTENT[path]?.steps ?? [];
      if (steps.length > 0)
        await expect(main.locator('ol').first().getByRole('heading')).toHaveText(steps);
      // The page ends with the call to action and the link back.
      const last = main.locator('section').last();
      await expect(last.getByRole('link', { name: 'Schedule Your Test' })).toHaveAttribute(
        'href',
        '/scheduler',
      );
      await expect(main.getByRole('link', { name: 'Back to Services' })).toHaveCount(2);
      await last.getByRole('link', { name: 'Back to Services' }).click();
      await expect(page).toHaveURL('/services');
    });
  }
});

test('the air page and the contact page say where we test, and the price there', async ({
  page,
}) => {
  for (const path of [services.air.path, '/contact']) {
    await page.goto(path);
    const table = page.getByRole('table', { name: /by county/ });
    const both = usd(prices.air.montgomery + prices.air.extraDevice);
    await expect(table.getByRole('row', { name: /^Montgomery County/ })).toContainText(both);
    await expect(table.getByRole('row', { name: /Frederick County/ })).toContainText(
      usd(prices.air.surrounding),
    );
    await expect(page.getByRole('main')).toContainText('anywhere not listed here: call');
  }
});

test('the specimen report says that it is one', async ({ page }) => {
  await page.goto('/sample-report');
  const main = page.getByRole('main');
  await expect(main).toContainText('Specimen. Not a real test result.');
  await expect(main.getByRole('listitem').filter({ hasText: /Basement/ })).toContainText(
    '5.2 pCi/L',
  );
});

for (const base of ['', '/es', '/pt']) {
  test(`the specimen report shows its results on a phone: ${base || '/en'}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(`${base}/sample-report`);
    const card = page.getByRole('main').locator('li').first();
    await expect(card).toContainText(/5\.2\spCi\/L/);
    for (const part of await card.locator('> *').all()) {
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
    }
    const parts = page.locator('main details[data-fold]');
    await expect(parts).toHaveCount(4);
    await expect(parts.first()).not.toHaveAttribute('open');
  });

  test(`the specimen report is one page on paper: ${base || '/en'}`, async ({ page }) => {
    await page.goto(`${base}/sample-report`);
    await page.emulateMedia({ media: 'print' });
    for (const format of ['Letter', 'A4']) {
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page(?!s)/g), format).toHaveLength(1);
    }
  });
}

test('the three cards of the air page cite their protocols', async ({ page }) => {
  await page.goto(services.air.path);
  const card = (title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card('Residential')).toContainText('ANSI/AARST MAH-2023');
  await expect(card('Commercial')).toContainText('ANSI/AARST MA-MFLB-2023');
  await expect(card('Multi-family')).toContainText('ANSI/AARST MA-MFLB-2023');
});
