import { withPage } from './browser';
import { compare } from './compare';
import type { Figure, Limit } from './figure';
import { BUDGET, budgetAfter, budgetBefore, PAGES } from './pages';
import { ALL_SITES, type Beside } from './sites';
import { weigh, type Weight } from './weigh';

/** What each page costs a visitor, exact: encoded bytes in a real browser, on a phone. */
export function bytesFigures(options: Beside): Promise<Figure[]> {
  const noMore = (most: number): Limit[] => [{ most }, { most: 1, against: 'beside' }];
  return compare(options, {
    sites: ALL_SITES,
    scenarios: [...PAGES, '/search', '/scheduler'],
    measures: (path) => ({
      html: { name: `${path} HTML`, unit: 'KB', limits: noMore(BUDGET.html) },
      css: { name: `${path} CSS`, unit: 'KB', limits: noMore(BUDGET.css) },
      font: { name: `${path} font`, unit: 'KB', limits: noMore(BUDGET.font) },
      script: { name: `${path} script`, unit: 'KB' },
      moved: {
        name: `${path} script after a move`,
        unit: 'KB',
        limits: [{ most: budgetAfter(path) }],
      },
      before: {
        name: `${path} all at opening`,
        unit: 'KB',
        limits: [{ most: budgetBefore(path) }],
      },
      thirdParty: { name: `${path} third parties`, unit: 'KB', limits: [{ most: 0 }] },
    }),
    take: async (browser, { url }, path) => {
      const weight = await withPage(browser, { device: 'phone' }, (page) => weigh(page, url, path));
      const kilobytes = Object.entries(weight).map(([name, bytes]) => [name, bytes / 1000]);
      return Object.fromEntries(kilobytes) as Weight;
    },
  });
}
