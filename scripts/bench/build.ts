import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openBrowser, withPage } from './browser';
import type { Figure, Limit } from './figure';
import { writeArticles } from './generated-articles';
import { ARTICLE } from './pages';
import { runBuild } from './run-build';
import { copyProject } from './scratch';
import { indexKilobytes } from './search';
import { serve } from './serve';
import { weigh } from './weigh';

const KB = 1000;
const STEADY_PAGES = ['/', '/faqs', ARTICLE];
const GROWTH = 1.05;

/** What `npm run build` costs in a fresh copy of the project, without any cache. */
export async function buildFigures(): Promise<Figure[]> {
  const { seconds = NaN, megabytes = NaN } = await buildWith(0);
  return [
    { name: 'cold build', unit: 's', values: { this: [seconds] }, limits: [{ most: 60 }] },
    { name: 'peak memory of its processes', unit: 'MB', values: { this: [megabytes] } },
  ];
}

/**
 * How the site grows with its articles: two fresh builds, one as it is and one with many more.
 *
 * @param count how many articles are added
 */
export async function growthFigures(count: number): Promise<Figure[]> {
  const [now, more] = [await buildWith(0), await buildWith(count)];
  const column = `${count} more`;
  const figure = (key: string, name: string, unit: string, limit?: Limit): Figure => ({
    name,
    unit,
    values: { now: [now[key] ?? NaN], [column]: [more[key] ?? NaN] },
    limits: limit ? [{ ...limit, column }] : [],
  });
  const steady = STEADY_PAGES.flatMap((path) =>
    ['HTML', 'all at opening'].map((what) =>
      figure(`${path} ${what}`, `${path} ${what}`, 'KB', { most: GROWTH, against: 'now' }),
    ),
  );
  return [
    figure('seconds', 'cold build', 's', { most: 90 }),
    figure('megabytes', 'peak memory of its processes', 'MB', { most: 1500 }),
    ...steady,
    figure('/blog HTML', '/blog HTML', 'KB', { most: 15 }),
    figure('/blog all at opening', '/blog all at opening', 'KB'),
    figure('index', "the search's index on disk", 'KB'),
  ];
}

/** Builds a copy with so many articles more, and weighs it. */
async function buildWith(count: number): Promise<Record<string, number>> {
  const folder = await copyProject('articles');
  await writeArticles(folder, count);
  const cost = await runBuild(folder, ['npm', 'run', 'build']);
  const build = join(folder, 'build');
  const result: Record<string, number> = { ...cost, index: await indexKilobytes(build) };
  const site = await serve(build);
  const browser = await openBrowser();
  try {
    for (const path of [...STEADY_PAGES, '/blog']) {
      const { html, before } = await withPage(browser, { device: 'phone' }, (page) =>
        weigh(page, site.url, path),
      );
      result[`${path} HTML`] = html / KB;
      result[`${path} all at opening`] = before / KB;
    }
    return result;
  } finally {
    await browser.close();
    await site.close();
    await rm(folder, { recursive: true });
  }
}
