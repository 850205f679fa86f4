import { join } from 'node:path';
import { ARTICLE, BEFORE } from './budgets';
import { withPage } from './browser';
import { compare } from './compare';
import type { Figure } from './figure';
import { writeArticles } from './generated-articles';
import { runBuild, type BuildCost } from './run-build';
import { copyProject } from './scratch';
import type { Sites } from './sites';
import { weigh } from './weigh';

/** How much larger a page may get with more articles. Only a page that lists them all may grow further. */
const GROWTH = 1.05;
const PAGES = ['/', '/faqs', ARTICLE, '/blog'];

/** Measures what `npm run build` costs in a fresh copy of the project, without any cache. */
export async function buildFigures(): Promise<Figure[]> {
  const { cost } = await buildWith(0);
  return costFigures({ this: cost }, 'this', 60);
}

/**
 * Measures how the site grows with its articles: two fresh builds, without and with many more.
 *
 * @param count how many articles to add
 */
export async function growthFigures(count: number): Promise<Figure[]> {
  const [now, more] = [await buildWith(0), await buildWith(count)];
  const column = `${count} more`;
  const sites: Sites = { now: now.folder, [column]: more.folder };
  const pages = await compare({
    sites,
    scenarios: PAGES,
    measures: (path) => {
      const most =
        path === '/blog' ? { most: BEFORE.html / 1000 } : { most: GROWTH, against: 'now' };
      const limits = [{ ...most, column }];
      return {
        html: { name: `${path} HTML`, unit: 'KB', limits },
        before: {
          name: `${path} all at opening`,
          unit: 'KB',
          limits: path === '/blog' ? [] : limits,
        },
      };
    },
    take: async (browser, url, path) => {
      const weight = await withPage(browser, { device: 'phone' }, (page) => weigh(page, url, path));
      return { html: weight.html / 1000, before: weight.before / 1000 };
    },
  });
  return [...costFigures({ now: now.cost, [column]: more.cost }, column, 90), ...pages];
}

function costFigures(costs: Record<string, BuildCost>, column: string, most: number): Figure[] {
  const values = (key: keyof BuildCost): Figure['values'] =>
    Object.fromEntries(Object.entries(costs).map(([name, cost]) => [name, [cost[key]]]));
  return [
    { name: 'cold build', unit: 's', values: values('seconds'), limits: [{ most, column }] },
    {
      name: 'peak memory of its processes',
      unit: 'MB',
      values: values('megabytes'),
      limits: [{ most: 1500, column }],
    },
  ];
}

async function buildWith(count: number): Promise<{ cost: BuildCost; folder: string }> {
  const folder = await copyProject(`with-${count}`);
  await writeArticles(folder, count);
  const cost = await runBuild(folder, ['npm', 'run', 'build']);
  return { cost, folder: join(folder, 'build') };
}
