import { expect, test } from './fixtures';

test.describe('the list of the guide, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on one of its links follows it', async ({ page }) => {
    await page.goto('/faqs');
    const guide = page.getByRole('navigation', { name: 'Guide' });
    await guide.locator('summary').tap();
    await guide.getByRole('link', { name: 'Gaithersburg' }).tap();
    await expect(page).toHaveURL('/laws/gaithersburg');
  });

  test('it stays open while the keyboard goes through it', async ({ page }) => {
    await page.goto('/faqs');
    const guide = page.getByRole('navigation', { name: 'Guide' });
    await guide.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(guide.getByRole('link').first()).toBeFocused();
    await expect(guide.getByRole('link').first()).toBeVisible();
  });
});

test('the search, opened again, lets new words take the place of the old', async ({ page }) => {
  await page.goto('/faqs');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rental');
  await page.getByRole('button', { name: 'Close the search' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('water');
  await expect(page.getByRole('combobox', { name: 'Words or a question' })).toHaveValue('water');
});

test('a film that starts silences the other', async ({ page }) => {
  await page.goto('/test-preparation');
  const posters = page.locator('a[data-video]');
  await posters.first().click();
  await expect(page.locator('video')).toHaveJSProperty('paused', false);
  await posters.last().click();
  await expect(page.locator('video').last()).toHaveJSProperty('paused', false);
  await expect(page.locator('video').first()).toHaveJSProperty('paused', true);
});
