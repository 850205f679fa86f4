import { expect, type Page } from '../fixtures';

/**
 * That of the search opens the dialog, "Copy link" copies, a poster is replaced by its film; and other languages have a
 * scheduler of their own.
 */
const PLAIN =
  'a[href]:not([data-search], [data-video], [aria-describedby$="-question"], [data-languages] a)';

/** Holds that nothing on the page takes a click on a link away from the browser, and that three lead to the scheduler. */
export async function expectPlainLinks(page: Page): Promise<void> {
  const links = await page.locator(PLAIN).evaluateAll((anchors) => {
    const taken = new Map<EventTarget | null, boolean>();
    const listening = new AbortController();
    addEventListener(
      'click',
      (event) => {
        taken.set(event.target, event.defaultPrevented);
        event.preventDefault();
      },
      listening,
    );
    const found = anchors.map((anchor) => {
      (anchor as HTMLElement).click();
      return { href: anchor.getAttribute('href') ?? '', taken: taken.get(anchor) };
    });
    listening.abort();
    return found;
  });
  expect(links.filter(({ taken }) => taken !== false)).toEqual([]);
  const schedule = links.filter(({ href }) => /(^|\/\/[^/]*)\/scheduler/.test(href));
  expect(schedule.length).toBeGreaterThanOrEqual(3);
  expect(schedule.filter(({ href }) => href !== '/scheduler')).toEqual([]);
}

/** Follows the first link to the scheduler that is seen: the browser asks for a document. */
export async function followToScheduler(page: Page): Promise<void> {
  const [asked] = await Promise.all([
    page.waitForRequest(
      (request) => request.url().endsWith('/scheduler') && request.resourceType() === 'document',
      { timeout: 15_000 },
    ),
    page.locator('a[href="/scheduler"]:visible').first().click(),
  ]);
  expect(asked.isNavigationRequest()).toBe(true);
  await expect(page).toHaveURL('/scheduler');
}
