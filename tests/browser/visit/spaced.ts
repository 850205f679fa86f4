import type { Page } from '../fixtures';
import { expectToFit } from './widths';

/** The text spacing that a page must allow (WCAG 2.2, 1.4.12). */
export const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Adds a style to the page as a constructed style sheet, since the policy blocks inline styles and other sheets. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Expects a page to fit a phone with spaced text. */
export async function expectRoomForSpacedText(page: Page): Promise<void> {
  await addStyle(page, SPACED);
  try {
    await expectToFit(page, [320], 640);
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}

/** True if a page has a table: only tables become too wide with spaced text. */
export const hasTable = (page: Page): Promise<boolean> =>
  page
    .locator('table')
    .count()
    .then((count) => count > 0);
