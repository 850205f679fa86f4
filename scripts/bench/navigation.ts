import type { Browser } from 'playwright';
import { withPage } from './browser';
import { compare, runs } from './compare';
import type { Figure } from './figure';
import { hideRules, PAINTED, reportHeading } from './navigation-scripts';
import { allSites, type Beside } from './sites';
import { watchTraffic } from './traffic';

/** Milliseconds before each answer: a round trip to a host on the same continent. */
const ROUND_TRIP_MS = 60;
const PRESS_MS = 70;

/** Source and target of links that all sites have. */
const LINKS = [
  ['/', '/services'],
  ['/services', '/faqs'],
  ['/faqs', '/radon-laws'],
  ['/radon-laws', '/laws/rockville'],
  ['/blog', '/blog/radon-mitigation-longevity'],
] as const;

/** How a link is followed. `rules: false` simulates browsers without speculation rules. */
const WAYS = [
  { name: 'hovered for 0.4 s', hover: 400, cpu: 1, rules: true },
  { name: 'pressed at once', hover: 0, cpu: 1, rules: true },
  { name: 'pressed at once, no rules', hover: 0, cpu: 1, rules: false },
  { name: 'pressed at once, CPU 4x', hover: 0, cpu: 4, rules: true },
];

/** Measures the time from the click to the frame that shows the next page's heading, over all links. */
export async function navigationFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: await allSites(options),
    scenarios: WAYS,
    times: runs(3),
    delay: ROUND_TRIP_MS,
    measures: ({ name }) => ({
      took: { name, unit: 'ms', limits: [{ most: 100 }, { most: 1.1, against: 'stock' }] },
    }),
    take: async (browser, url, way) => ({ took: await follow(browser, url, way) }),
  });
}

/** Follows every link once, in one visit. Returns milliseconds, one value per link. */
function follow(
  browser: Browser,
  url: string,
  { hover, cpu, rules }: (typeof WAYS)[number],
): Promise<number[]> {
  return withPage(browser, { device: 'desktop', cpu }, async (page) => {
    const times: number[] = [];
    await page.addInitScript(reportHeading, PAINTED);
    if (!rules) await page.addInitScript(hideRules);
    const { quiet } = watchTraffic(page);
    for (const [from, to] of LINKS) {
      await page.goto(`${url}${from}`);
      await page.mouse.move(640, 700);
      await quiet();
      const painted = page.waitForEvent('console', (message) => message.text().startsWith(PAINTED));
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      if (!box) throw new Error(`${url}${from} shows no link to ${to}`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(hover);
      await page.mouse.down();
      await page.waitForTimeout(PRESS_MS);
      await page.mouse.up();
      times.push(Number((await painted).text().slice(PAINTED.length)));
    }
    return times;
  });
}
