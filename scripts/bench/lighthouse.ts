import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { openBrowser } from './browser';
import type { Figure } from './figure';
import { atLeast, median, runs, spread } from './measure';
import { PAGES } from './pages';
import { serve } from './serve';

/** Lighthouse's categories, each from 0 to 100. */
export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const EXACT = ['accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse on every page, as a phone; performance as the median of five. */
export async function lighthouseFigures(): Promise<Figure[]> {
  const site = await serve('build');
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      const all: Scores[] = [];
      for (let run = 0; run < runs(5); run += 1) {
        all.push((await audit(`${site.url}${path}`, port)).scores);
      }
      const performance = all.map((scores) => scores.performance);
      figures.push(
        atLeast(`${path} performance (${spread(performance)})`, median(performance), 98, ''),
        ...EXACT.map((category) =>
          atLeast(
            `${path} ${category}`,
            Math.min(...all.map((scores) => scores[category])),
            100,
            '',
          ),
        ),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Runs Lighthouse on a page in a browser that listens for DevTools.
 *
 * @param url address of the page
 * @param port where the browser listens
 * @param categories the categories to score; all by default
 * @returns the scores, and the audits that cost points
 */
export async function audit(
  url: string,
  port: number,
  categories: readonly (keyof Scores)[] = CATEGORIES,
): Promise<{ scores: Scores; failures: string[] }> {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`);
  const score = (category: string): number =>
    Math.round((lhr.categories[category]?.score ?? NaN) * 100);
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as unknown;
  const failures = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${lhr.audits[id]?.title}`),
  );
  return { scores: scores as Scores, failures };
}

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
