import { prices } from '../../src/data';
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
