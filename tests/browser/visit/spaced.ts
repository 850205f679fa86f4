import type { Page } from '../fixtures';
import { expectToFit } from './widths';

/** What a visitor may ask for (WCAG 2.2, 1.4.12). */
export const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** Attributes and sheets are refused by the policy; a constructed sheet is the browser's own. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Holds that a page fits a phone where text is spaced out. */
export async function expectRoomForSpacedText(page: Page): Promise<void> {
  await addStyle(page, SPACED);
  try {
    await expectToFit(page, [320], 640);
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}

/** Whether a page has a table, which is what spaced text makes too wide. */
export const hasTable = (page: Page): Promise<boolean> =>
  page
    .locator('table')
    .count()
    .then((count) => count > 0);
