import { AT_ONCE, PAGES } from './budgets';
import { compare, runs } from './compare';
import type { Figure } from './figure';
import { observed } from './observe';
import { allSites, type Beside } from './sites';
import { onSlowPhone } from './slow-phone';
import { firstMove } from './traffic';

/** Measures every page on a slow phone: when opened, then at the visitor's first move. */
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
      onSlowPhone(browser, 'slow4g', url + path, async ({ page, quiet, seen }) => {
        const moved = await page.evaluate(() => performance.now());
        await firstMove(page);
        await quiet();
        const { longest, shift } = await observed(page, moved);
        return { ...seen, longest, shift };
      }),
  });
}

/** Measures the first paint of every page on the slowest network. */
export async function edgeFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: await allSites(options),
    scenarios: PAGES,
    times: runs(3),
    measures: (path) => ({
      paint: { name: `${path} LCP`, unit: 'ms', limits: [{ most: 1, against: 'bare' }] },
    }),
    take: (browser, url, path) => onSlowPhone(browser, 'slow3g', url + path, ({ seen }) => seen),
  });
}
