import { company } from '../../src/data';
import { fillForm, openForm, propertyType, send, toast } from './contact-form';
import { expect, openAlive, test, type Page } from './fixtures';
import { expectAccessible, expectAccessibleInBothThemes, showIn } from './visit/axe';

/**
 * Checks, in both themes, a part that opens outside the page's landmarks. The rest of the page is then hidden from
 * assistive technology, or unchanged.
 */
async function expectPartAccessible(page: Page, part: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    // The part is at the end of `<body>`, in no landmark, but the control that opened it refers to it.
    await expectAccessible(page, (all) => all.disableRules('region').include(part));
  }
}

test.describe('in every state, too:', () => {
  test('an open dropdown', async ({ page }) => {
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Why Us' }).hover();
    await expect(page.getByRole('link', { name: 'Blog & Resources' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the menu of a phone, and a group in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('summary').filter({ hasText: 'Menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Radon Laws' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.locator('summary').filter({ hasText: 'FAQs' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'All FAQs' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the search: empty, with results, and without', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Control+k');
    const words = page.getByRole('combobox', { name: 'Words or a question' });
    await expect(words).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await words.fill('rockville');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectAccessibleInBothThemes(page);
    await words.fill('qqqqqq');
    await expect(page.getByRole('status').filter({ hasText: 'No results' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the page of a search', async ({ page }) => {
    await page.goto('/search?q=tenant');
    await expect(page.locator('main ol ul a').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('a form that was held back', async ({ page }) => {
    await openForm(page, '');
    await send(page).click();
    await expect(page.locator('form [role=status] a').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  for (const [what, status, json, toastText] of [
    ['refused', 422, { message: 'No.', errors: { email: 'Please.' } }, 'Error Sending Message'],
    ['not sent', 500, { message: 'No.' }, 'Error Sending Message'],
    ['sent', 200, { message: 'Thank you.' }, 'Message Sent Successfully!'],
  ] as const) {
    test(`a message that was ${what}, and its toast`, async ({ page, logs }) => {
      logs.allow(/status of (422|500)/, /(422|500): /);
      await page.route('**/api/contact', (route) => route.fulfill({ status, json }));
      await openForm(page, '');
      await fillForm(page);
      await send(page).click();
      await expect(toast(page)).toContainText(toastText);
      await expectAccessibleInBothThemes(page);
    });
  }

  test('a form whose script did not come', async ({ page, logs }) => {
    logs.allow(/ERR_FAILED/, /did not come/);
    await page.route(/\/assets\/js\/(?!main\.)/, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel('First name').click();
    await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('the list of property types', async ({ page }) => {
    await openAlive(page, '/contact');
    await propertyType(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectPartAccessible(page, '[role=listbox]');
  });

  test('a tooltip', async ({ page }) => {
    await page.goto('/blog/bismuth-214');
    await page.locator('button[data-term]').first().focus();
    const tooltip = '[data-radix-popper-content-wrapper]';
    await expect(page.locator(tooltip)).toBeVisible();
    // A screen reader gets the term and its meaning as two parts.
    await expect(page.locator(tooltip)).toContainText(/: \w/);
    await expectPartAccessible(page, tooltip);
  });

  test('an answer', async ({ page }) => {
    await page.goto('/faqs#cost-breakdown');
    await expect(page.locator('details#cost-breakdown')).toHaveAttribute('open');
    await expectAccessibleInBothThemes(page);
  });

  test('a film and its transcript', async ({ page }) => {
    await page.goto('/test-preparation');
    await page.locator('[data-video]').last().click();
    await expect(page.locator('video')).toBeFocused();
    await page.locator('summary').filter({ hasText: 'Transcript' }).last().click();
    await expectAccessibleInBothThemes(page);
  });

  test('a scheduler that cannot be reached', async ({ page, logs }) => {
    logs.allow(/ERR_NAME_NOT_RESOLVED/);
    await page.route(`${new URL(company.schedulerUrl).origin}/**`, (route) =>
      route.abort('namenotresolved'),
    );
    await page.goto('/scheduler');
    await expect(page.getByText('Unable to load the scheduler')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('with colors forced by the system', () => {
  test('what is marked by color is marked otherwise too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/contact');
    const active = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Contact' });
    expect(await active.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe(
      'underline',
    );
    const button = page.getByRole('button', { name: 'Send Message' });
    const [style, width] = await button.evaluate((node) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(node);
      return [borderTopStyle, parseFloat(borderTopWidth)] as const;
    });
    expect(style).toBe('solid');
    expect(width).toBeGreaterThan(0);
  });
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  /** Returns the elements with an animation that runs for more than 1 ms. */
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 1)
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? ''),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, '');
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.fulfill({ json: {} });
  });
  await fillForm(page);
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  expect(await moving()).toEqual([]);
  goOn();
  await expect(toast(page)).toBeVisible();
  expect(await moving()).toEqual([]);
});
