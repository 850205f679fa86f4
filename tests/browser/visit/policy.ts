import { expect, type BrowserContext, type Locator, type Page } from '../fixtures';

/** A request or action that the browser blocked because of the page's Content Security Policy. */
export interface Violation {
  directive: string;
  blocked: string;
}

/** Returns a list that collects the violations on all pages of a context from now on. */
export async function watchViolations(context: BrowserContext): Promise<Violation[]> {
  const violations: Violation[] = [];
  await context.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (globalThis as unknown as { reportViolation: (seen: object) => void })
        .reportViolation;
      report({ directive: event.effectiveDirective, blocked: event.blockedURI });
    });
  });
  return violations;
}

/** Clicks every disclosure, menu, list and player in a part of a page, and presses keys on it. */
export async function useControls(page: Page, within: Locator): Promise<void> {
  const { pathname } = new URL(page.url());
  const controls = within.locator('summary, button:not([type="submit"]), [role="combobox"]');
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    if (!(await control.isVisible())) continue;
    // Playwright scrolls the control into view and moves the pointer onto it first.
    await control.click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe(pathname);
  }
}
