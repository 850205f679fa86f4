import { expect, test, type Page } from 'playwright/test';
import { company, laws } from '../../src/data';
import { longDate, quantity } from '../../src/lib/format';

const pages = Object.values(laws);

/** The text of the cell where a row and a column of the comparison meet, found by their headers. */
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
  const { montgomeryResale, montgomeryRental, gaithersburg, rockville } = laws;
  const expected: [string, string, string, string | undefined][] = [
    ['Home sales', 'Law', 'Montgomery County', montgomeryResale.enactments.sale?.name],
    ['Home sales', 'Mitigation', 'Montgomery County', 'Not required'],
    ['Home sales', 'Law', 'Gaithersburg', 'No city law known'],
    [
      'Home sales',
      'In force since',
      'Rockville',
      longDate(rockville.enactments.sale?.effective ?? ''),
    ],
    ['Rentals', 'Test valid for', 'Montgomery County', quantity(montgomeryRental.validity)],
    ['Rentals', 'Test valid for', 'Gaithersburg', quantity(gaithersburg.validity)],
    ['Rentals', 'Law', 'Rockville', rockville.enactments.rental?.name],
  ];
  for (const [group, row, column, text] of expected) {
    expect(await cell(page, group, row, column), `${group}, ${row}, ${column}`).toBe(text);
  }
});

test('on a phone the comparison stacks, each cell naming its jurisdiction', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/radon-laws');
  const cells = await page.getByRole('table').locator('tbody td').all();
  expect(cells.length).toBeGreaterThan(20);
  for (const box of cells) {
    const label = await box.evaluate((td) => getComputedStyle(td, '::before').content);
    expect(label).toMatch(/Montgomery County|Gaithersburg|Rockville/);
  }
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});

test('four cards lead to the four law pages, and the experts to the contact page', async ({
  page,
}) => {
  await page.goto('/radon-laws');
  const main = page.getByRole('main');
  for (const { title, path } of pages) {
    const more = main.getByRole('link', { name: `Learn More about ${title}` });
    await expect(more).toHaveAttribute('href', path);
  }
  await main.getByRole('link', { name: 'Contact Our Experts' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

for (const law of pages) {
  test(`${law.path} follows the template`, async ({ page }) => {
    await page.goto(law.path);
    const main = page.getByRole('main');
    const summary = page.getByRole('region', { name: 'In short' });
    expect(await summary.locator('dt').count()).toBeGreaterThanOrEqual(4);
    for (const name of [
      /^Who it applies to/,
      /^When/,
      /^Exemptions/,
      /^What to do/,
      /side by side/,
      /^Penalties/,
      /^Where sources differ/,
      /^Sources/,
    ]) {
      await expect(main.getByRole('heading', { level: 2, name }).first()).toBeVisible();
    }
    for (const { url } of law.sources) {
      await expect(main.locator(`a[href="${url}"]`)).not.toHaveCount(0);
    }
    await expect(main).toContainText(`Last checked: ${longDate(law.lastChecked)}`);
    await expect(main).toContainText('not legal advice');
  });

  test(`${law.path} writes to the office and leads back`, async ({ page }) => {
    await page.goto(law.path);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Contact Our Experts' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${company.email}`),
    );
    await main.getByRole('link', { name: 'Back to Radon Laws' }).first().click();
    await expect(page).toHaveURL(/\/radon-laws$/);
  });
}
