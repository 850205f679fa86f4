import { AxeBuilder } from '@axe-core/playwright';
import { fillForm, openForm, propertyType, send, toast } from './contact-form';
import { expect, framesDrawn, openAlive, test, type Page } from './fixtures';
import { missingPage, routes } from './site';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Names each violation with its place; a foreign scheduler is not ours to mend. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).exclude('iframe').analyze();
  const places = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(places).toEqual([]);
}

async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await framesDrawn(page);
    // Colors fade over from one scheme to the other.
    await page.evaluate(() =>
      Promise.all(
        document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
      ),
    );
    await expectAccessible(page);
  }
}

for (const route of [...routes, missingPage]) {
  test(`${route} has no violation in either theme`, async ({ page, logs }) => {
    if (route === missingPage) logs.allow(/status of 404/);
    await openAlive(page, route);
    await expectAccessibleInBothThemes(page);
  });
}

test('the open menus have none', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary').filter({ hasText: 'Why Us' }).hover();
  await expect(page.getByRole('link', { name: 'Blog & Resources' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary').filter({ hasText: 'Menu' }).click();
  await page.locator('summary').filter({ hasText: 'FAQs' }).click();
  await expectAccessibleInBothThemes(page);
});

test('the form in error and its toast have none', async ({ page, logs }) => {
  logs.allow(/status of 422/, /422: /);
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'No.',
        errors: { email: 'Please enter a valid email address.', propertyType: 'Please choose.' },
      },
    }),
  );
  await openForm(page, '');
  await fillForm(page);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('a form that was held back has none', async ({ page }) => {
  await openForm(page, '');
  await send(page).click();
  await expect(page.locator('form [role=status] a').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test('an open tooltip has none', async ({ page }) => {
  await page.goto('/blog/bismuth-214');
  await page.locator('button[data-term]').first().focus();
  const tooltip = '[data-radix-popper-content-wrapper]';
  await expect(page.locator(tooltip)).toBeVisible();
  // Term and meaning are two things.
  await expect(page.locator(tooltip)).toContainText(/: \w/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .withTags(RULES)
      .include(tooltip)
      .analyze();
    // It stands at the end of the page and is described to its term, which is within a landmark.
    expect(violations.map(({ id }) => id).filter((id) => id !== 'region')).toEqual([]);
  }
});

test('the open select has none', async ({ page }) => {
  await openAlive(page, '/contact');
  await propertyType(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .withTags(RULES)
      .include('[role=listbox]')
      .analyze();
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  }
});

test('the search has none: with results, without, and as a page', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('rockville');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('combobox').fill('qqqqqq');
  await expect(
    page.getByRole('dialog').getByRole('link', { name: 'frequently asked questions' }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.goto('/search?q=tenant');
  await expect(page.locator('main ol ul a').first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
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
  /** What moves for longer than anyone sees, or for ever. */
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
