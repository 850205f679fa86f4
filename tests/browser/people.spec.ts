import { company, people } from '../../src/data';
import { expect, test } from './fixtures';

test('the page of reasons says what it has to', async ({ page }) => {
  await page.goto('/why-us');
  const main = page.getByRole('main');
  for (const text of [
    company.certification,
    'real estate contract form',
    'county law',
    'mortgage and housing agencies',
    /lockbox/i,
    /family/i,
    String(company.founded),
    ...company.languages,
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.locator('a[href="/blog"]').first()).toBeVisible();
  for (const { name, path } of Object.values(people)) {
    const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.locator(`a[href="${path}"]`).first()).toBeVisible();
  }
});

test('the biography of the inspector', async ({ page }) => {
  const { name, path, jobTitle } = people['inspector']!;
  await page.goto(path!);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main).toContainText(jobTitle);
  for (const text of [
    'licensed inspector since 2005',
    'master-certified since 2015',
    ...company.languages,
    'endurance athlete',
    'radon, septic',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.getByRole('listitem').getByRole('heading')).toHaveText([
    'Certified Master Inspector',
    'Multi-Specialty Inspector',
    'Multilingual Expert',
    'Building Science Expert',
    'Endurance Athlete',
    'Mission',
  ]);
  const sister = main.locator(`a[href="${company.sisterCompany.url}"]`).last();
  await expect(sister).toHaveAttribute('target', '_blank');
  await expect(sister).toHaveAttribute('rel', /noopener/);
  await expect(main.locator('a[href="/scheduler"]').first()).toBeVisible();
  await main.getByRole('link', { name: 'Back to Why Us' }).first().click();
  await expect(page).toHaveURL('/why-us');
});

test('the biography of the measurement provider stands at the path of the data', async ({
  page,
}) => {
  const { name, path, jobTitle } = people['measurement']!;
  await page.goto(path!);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  for (const text of [
    jobTitle,
    'co-owner',
    'nationally certified radon measurement provider',
    'lead paint inspector',
    'mold investigator',
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(main.locator('a[href="/scheduler"]').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Back to Why Us' }).first()).toHaveAttribute(
    'href',
    '/why-us',
  );
});
