import { withPage } from './browser';
import { compare } from './compare';
import type { Figure, Limit, Measure } from './figure';
import { BUDGET, budgetAfter, budgetBefore, PAGES } from './pages';
import { allSites, type Beside } from './sites';
import { weigh, type Weight } from './weigh';

/** What each page costs a visitor, exact: encoded bytes in a real browser, on a phone. */
export async function bytesFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: await allSites(options),
    scenarios: [...PAGES, '/search', '/scheduler'],
    measures: (path) => {
      const measure = (name: string, most: number, ...more: Limit[]): Measure => ({
        name: `${path} ${name}`,
        unit: 'KB',
        limits: [{ most }, ...more],
      });
      const noMore = { most: 1, against: 'beside' };
      return {
        html: measure('HTML', BUDGET.html, noMore),
        css: measure('CSS', BUDGET.css, noMore),
        font: measure('font', BUDGET.font, noMore),
        script: measure('script', budgetAfter(path)),
        moved: measure('script after a move', budgetAfter(path)),
        before: measure('all at opening', budgetBefore(path)),
        thirdParty: measure('third parties', 0),
      };
    },
    take: async (browser, url, path) => {
      const weight = await withPage(browser, { device: 'phone' }, (page) => weigh(page, url, path));
      const kilobytes = Object.entries(weight).map(([name, bytes]) => [name, bytes / 1000]);
      return Object.fromEntries(kilobytes) as Weight;
    },
  });
}
