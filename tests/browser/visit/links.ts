import { expect, type Page } from '../fixtures';

/**
 * All links except those that do something else: the search's opens the dialog, "Copy link" copies, a poster is
 * replaced by its film. Links to other languages are left out too, since on the scheduler's page they lead to other
 * schedulers.
 */
const PLAIN =
  'a[href]:not([data-search], [data-video], [aria-describedby$="-question"], [data-languages] a)';

/** Expects that no script cancels the click on a plain link, and that at least three links lead to the scheduler. */
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

/** Follows the first visible link to the scheduler and expects the browser to load a new document. */
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
