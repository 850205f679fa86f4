import { AT_ONCE, PAGES } from './budgets';
import { withPage } from './browser';
import { compare, runs } from './compare';
import type { Figure } from './figure';
import { observe, observed } from './observe';
import { allSites, type Beside } from './sites';
import { firstMove, watchTraffic } from './traffic';

/** Every page on a slow phone: opened, then moved on for the first time. */
export async function speedFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: await allSites(options),
    scenarios: PAGES,
    times: runs(3),
    measures: (path) => ({
      paint: { name: `${path} LCP`, unit: 'ms', limits: [{ most: 1.15, against: 'bare' }] },
      blocked: {
        name: `${path} blocking`,
        unit: 'ms',
        limits: [AT_ONCE.includes(path) ? { most: 0.6, against: 'stock' } : { most: 20 }],
      },
      longest: { name: `${path} longest task after a move`, unit: 'ms', limits: [{ most: 50 }] },
      shift: { name: `${path} layout shift`, unit: '', limits: [{ most: 0, worst: true }] },
    }),
    take: (browser, url, path) =>
      withPage(browser, { device: 'phone', network: 'slow4g', cpu: 4 }, async (page) => {
        await observe(page);
        const { quiet } = watchTraffic(page);
        await page.goto(`${url}${path}`);
        await quiet();
        const { paint, blocked } = await observed(page);
        const moved = await page.evaluate(() => performance.now());
        await firstMove(page);
        await quiet();
        const { longest, shift } = await observed(page, moved);
        return { paint, blocked, longest, shift };
      }),
  });
}

/** Every page where the net is slowest, opened once. */
export async function edgeFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: await allSites(options),
    scenarios: PAGES,
    times: runs(3),
    measures: (path) => ({
      paint: { name: `${path} LCP`, unit: 'ms', limits: [{ most: 1, against: 'bare' }] },
    }),
    take: (browser, url, path) =>
      withPage(browser, { device: 'phone', network: 'slow3g', cpu: 4 }, async (page) => {
        await observe(page);
        const { quiet } = watchTraffic(page);
        await page.goto(`${url}${path}`);
        await quiet();
        const { paint } = await observed(page);
        return { paint };
      }),
  });
}
