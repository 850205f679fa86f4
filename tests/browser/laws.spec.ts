import { expect, test, type Page } from 'playwright/test';
import { company, lawOf, laws, sources, statutes } from '../../src/data';
import { isUnconfirmed, knownRules, oldestText, readRules } from '../../src/laws/known';
import { longDate, quantity } from '../../src/lib/format';

const pages = Object.values(laws);

/** Returns the text of a cell in the comparison table, found by the headers of its group, row and column. */
async function cell(page: Page, group: string, row: string, column: string): Promise<string> {
  return page.getByRole('table').evaluate(
    (table, [wantedGroup, wantedRow, wantedColumn]) => {
      const text = (node: Element | null | undefined): string => node?.textContent?.trim() ?? '';
      const heads = [...table.querySelectorAll('thead tr > *')];
      const index = heads.findIndex((head) => text(head) === wantedColumn);
      const body = [...table.querySelectorAll('tbody')].find(
        (tbody) => text(tbody.querySelector('th[scope=rowgroup]')) === wantedGroup,
      );
      const line = [...(body?.querySelectorAll('tr') ?? [])].find(
        (tr) => text(tr.querySelector('th[scope=row]')) === wantedRow,
      );
      return text(line?.children[index]);
    },
    [group, row, column] as const,
  );
}

test('the comparison answers by row and column', async ({ page }) => {
  await page.goto('/radon-laws');
  await expect(page.getByRole('table', { name: /Radon testing laws/ })).toBeVisible();
  const [resale, rental] = [lawOf('montgomeryResale'), lawOf('montgomeryRental')];
  const [gaithersburg, rockville] = [lawOf('gaithersburg'), lawOf('rockville')];
  const age = ({ validity }: typeof rental): string => (validity ? quantity(validity) : '?');
  const expected: [string, string, string, string][] = [
    ['Home sales', 'Law', 'Montgomery County', resale.enactments.sale?.name ?? '?'],
    ['Home sales', 'Mitigation', 'Montgomery County', 'Not required'],
    ['Home sales', 'Law', 'Gaithersburg', 'doesn’t list Gaithersburg as exempt'],
    ['Home sales', 'Mitigation', 'Gaithersburg', 'See Montgomery County'],
    ['Home sales', 'Effective', 'Rockville', longDate(rockville.enactments.sale?.effective ?? '')],
    ['Rentals', 'Test for a lease', 'Montgomery County', age(rental)],
    ['Rentals', 'Test for a lease', 'Gaithersburg', age(gaithersburg)],
    ['Rentals', 'Result to the tenant', 'Montgomery County', 'When the lease is signed'],
    ['Rentals', 'Law', 'Gaithersburg', 'Not confirmed with the city.'],
    ['Rentals', 'Result to the tenant', 'Gaithersburg', 'Within 14'],
    ['Rentals', 'Mitigation', 'Rockville', 'Required above 4'],
    ['Rentals', 'Exempt', 'Gaithersburg', 'We found none'],
    ['Rentals', 'Tenant may end the lease', 'Montgomery County', 'follow-up test that confirms'],
    ['Rentals', 'Law', 'Rockville', rockville.enactments.rental?.name ?? '?'],
  ];
  for (const [group, row, column, text] of expected) {
    expect(await cell(page, group, row, column), `${group}, ${row}, ${column}`).toContain(text);
  }
});

test('every deadline, exemption and penalty that somebody read or told is linked', async ({
  page,
}) => {
  await page.goto('/radon-laws');
  const rows = /^(Test|Exempt|Mitigation|Penalty|Result|Tenant)/;
  const cells = await page.getByRole('table').evaluate((table, pattern) => {
    const lines = [...table.querySelectorAll('tbody tr')].filter((tr) =>
      new RegExp(pattern).test(tr.querySelector('th[scope=row]')?.textContent ?? ''),
    );
    return lines.flatMap((tr) =>
      [...tr.querySelectorAll('td')].map((td) => ({
        text: td.textContent,
        place: td.dataset['label'],
        sourced: [...td.querySelectorAll<HTMLAnchorElement>('sup a')].some((note) =>
          document.querySelector(`${note.hash} [data-provenance] a[href^="https://"]`),
        ),
      })),
    );
  }, rows.source);
  expect(cells.length).toBeGreaterThan(15);
  // Nobody but the office's own reading was found for Gaithersburg, and its law page says so.
  const rules = cells.filter(
    ({ text, place }) =>
      !/^(We found none|See its page)/.test(text ?? '') && place !== 'Gaithersburg',
  );
  expect(rules.filter(({ sourced }) => !sourced)).toEqual([]);
});

test('the number behind a rule opens who says so', async ({ page }) => {
  await page.goto('/radon-laws');
  const number = page.getByRole('link', { name: 'Source 2', exact: true }).first();
  const note = page.locator(new URL(await number.evaluate((a: HTMLAnchorElement) => a.href)).hash);
  await expect(note).toBeHidden();
  await number.click();
  await expect(note.getByRole('link')).toBeVisible();
  await expect(note).toBeInViewport();
});

test('a day stands only beside a rule whose text was read, and bears it', async ({ page }) => {
  await page.goto('/radon-laws');
  const days = await page
    .locator('[data-provenance] time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const known = knownRules({ laws, statutes }).flatMap(({ asOf }) => asOf ?? []);
  expect(days.length).toBeGreaterThan(1);
  expect(days.filter((day) => !known.includes(day ?? ''))).toEqual([]);
});

test('every statute of the states and the District is linked', async ({ page }) => {
  await page.goto('/radon-laws');
  for (const { cite = '' } of Object.values(statutes)) {
    const link = page.getByRole('main').locator(`li a[href="${sources[cite]?.url}"]`);
    await expect(link.first()).toBeAttached();
  }
});

test('on a phone the comparison stacks, each cell naming its jurisdiction', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/radon-laws');
  const cells = page.getByRole('table').locator('tbody td');
  const labels = await cells.evaluateAll((all) =>
    all.map((td) => getComputedStyle(td, '::before').content),
  );
  expect(labels.length).toBeGreaterThan(20);
  for (const label of labels) expect(label).toMatch(/Montgomery County|Gaithersburg|Rockville/);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});

test('four cards lead to the four law pages, and the experts to the contact page', async ({
  page,
}) => {
  await page.goto('/radon-laws');
  const main = page.getByRole('main');
  for (const { title, path } of pages) {
    const more = main.getByRole('link', { name: `Learn More: ${title}` });
    await expect(more).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Contact Our Experts' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('each law follows the template, writes to the office and leads back', async ({ page }) => {
  for (const law of pages) {
    await test.step(law.path, async () => {
      await page.goto(law.path);
      const main = page.getByRole('main');
      const short = main.locator('details', { has: page.locator('#in-short') });
      expect(await short.locator('dt').count()).toBeGreaterThanOrEqual(4);
      for (const name of [
        /^Who it applies to/,
        /^When/,
        /^Exemptions/,
        /^What to do/,
        /side by side/,
      ]) {
        await expect(main.getByRole('heading', { level: 2, name }).first()).toBeVisible();
      }
      await expect(main.locator('#penalties')).toBeVisible();
      await expect(main.locator('#sources')).toBeVisible();
      await expect(main.locator('#sources-differ')).toBeVisible();
      for (const { id } of law.sources) {
        await expect(main.locator(`a[href="${sources[id]?.url}"]`)).not.toHaveCount(0);
      }
      await expect(main).not.toContainText(/last checked/i);
      const isUndated =
        !isUnconfirmed(law) && readRules(law).length > 0 && oldestText(law) === undefined;
      await expect(main.getByText('copies we read have no date')).toHaveCount(isUndated ? 1 : 0);
      await expect(main).toContainText('not legal advice');

      await expect(main.getByRole('link', { name: 'E-mail our experts' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${company.email}`),
      );
      await main.getByRole('link', { name: 'Back to Radon Laws' }).first().click();
      await expect(page).toHaveURL(/\/radon-laws$/);
    });
  }
});

test('a law page begins with its answers, which lead to the law finder with place and side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/laws/rockville');
  const main = page.getByRole('main');
  await expect(main.getByText('Selling: yes.')).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Check my rental' })).toHaveAttribute(
    'href',
    '/tools/radon-law?place=Rockville&role=landlord',
  );
  await main.getByRole('link', { name: 'Check my sale' }).click();
  await expect(page.locator('#answer')).toContainText(/Rockville/);
});

test('its parts fold, say their answer, and open by their old addresses', async ({ page }) => {
  await page.goto('/laws/rockville#exemptions');
  const part = (id: string) =>
    page.locator('main details[data-fold]', { has: page.locator(`summary #${id}`) });
  await expect(part('exemptions')).toHaveAttribute('open', '');
  await expect(part('exemptions').locator('summary')).toBeFocused();
  await expect(part('exemptions').locator('summary')).toContainText('sales: condominiums');
  await expect(part('penalties')).not.toHaveAttribute('open');
  await part('penalties').locator('summary').click();
  await expect(part('exemptions')).toHaveAttribute('open', '');
  await page.goto('/radon-laws#virginia');
  await expect(part('virginia')).toHaveAttribute('open', '');
});

test('a page that is left and come back to has the parts open that were open', async ({ page }) => {
  await page.goto('/laws/rockville');
  const fold = page.locator('main details[data-fold]');
  await expect(fold.nth(1)).not.toHaveAttribute('open');
  await fold.nth(2).locator('summary').click();
  await page.goto('/laws/gaithersburg');
  await expect(page.locator('main details[data-fold][open]')).toHaveCount(0);
  await page.goBack();
  await expect(fold.nth(2)).toHaveAttribute('open', '');
  await expect(page.locator('main details[data-fold][open]')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a law page is whole, and its parts close', async ({ page }) => {
    await page.goto('/laws/rockville');
    const folds = page.locator('main details[data-fold]');
    expect(await folds.count()).toBeGreaterThan(6);
    await expect(page.locator('main details[data-fold]:not([open])')).toHaveCount(0);
    const text = page.locator('main').getByText('Put the next date in the calendar');
    await expect(text).toBeVisible();
    await page.locator('summary', { has: page.locator('#rental') }).click();
    await expect(text).toBeHidden();
  });
});
