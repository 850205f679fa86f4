import { company } from '../../../src/data';
import { expect, type Page } from '../fixtures';

/** Expects a printed page to name the company and to say how to reach it. */
export async function expectSenderOnPaper(page: Page): Promise<void> {
  const { street, locality, region, postalCode } = company.address;
  await page.emulateMedia({ media: 'print' });
  try {
    const foot = page.locator('p:visible', { hasText: company.email }).last();
    for (const text of [
      company.name,
      company.phone.display,
      `${street}, ${locality}, ${region} ${postalCode}`,
    ])
      await expect(foot).toContainText(text);
  } finally {
    await page.emulateMedia({ media: null });
  }
}
