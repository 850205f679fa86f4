import { BEFORE, openingBudget, PAGES, scriptBudget } from './budgets';
import { withPage } from './browser';
import { compare } from './compare';
import type { Figure, Limit, Measure } from './figure';
import { allSites, type Beside } from './sites';
import { weigh, type Weight } from './weigh';

const KB = 1000;

/** Measures exactly what each page costs a visitor: encoded bytes in a real browser, on a phone. */
export async function bytesFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: await allSites(options),
    scenarios: [...PAGES, '/search', '/scheduler'],
    measures: (path) => {
      const measure = (name: string, most: number, ...more: Limit[]): Measure => ({
        name: `${path} ${name}`,
        unit: 'KB',
        limits: [{ most: most / KB }, ...more],
      });
      const noMore = { most: 1, against: 'beside' };
      return {
        html: measure('HTML', BEFORE.html, noMore),
        css: measure('CSS', BEFORE.css, noMore),
        font: measure('font', BEFORE.font, noMore),
        script: measure('script', scriptBudget(path)),
        moved: measure('script after a move', scriptBudget(path)),
        before: measure('all at opening', openingBudget(path)),
        thirdParty: measure('third parties', 0),
      };
    },
    take: async (browser, url, path) => {
      const weight = await withPage(browser, { device: 'phone' }, (page) => weigh(page, url, path));
      const kilobytes = Object.entries(weight).map(([name, bytes]) => [name, bytes / KB]);
      return Object.fromEntries(kilobytes) as Weight;
    },
  });
}
