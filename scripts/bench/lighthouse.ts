import { createServer, type AddressInfo } from 'node:net';
import { PAGES } from './budgets';
import { compare, runs } from './compare';
import type { Figure, Limit, Measure } from './figure';
import { ownSites, type Beside } from './sites';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's categories, each from 0 to 100. */
export type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Runs Lighthouse on every page, as a phone. */
export async function lighthouseFigures(options: Beside): Promise<Figure[]> {
  const port = await freePort();
  return compare({
    sites: ownSites(options),
    scenarios: PAGES,
    times: runs(3),
    browserArgs: [`--remote-debugging-port=${port}`],
    measures: (path) => {
      const least = (category: keyof Scores): Limit =>
        category === 'performance' ? { least: 98 } : { least: 100, worst: true };
      const measures = CATEGORIES.map((category) => [
        category,
        { name: `${path} ${category}`, unit: '', limits: [least(category)] },
      ]);
      return Object.fromEntries(measures) as Record<keyof Scores, Measure>;
    },
    take: async (_, url, path) => (await audit(`${url}${path}`, port)).scores,
  });
}

/**
 * Runs Lighthouse on a page in a browser with a DevTools port.
 *
 * @param url address of the page
 * @param port the browser's DevTools port
 * @param categories the categories to score; all by default
 * @returns the scores, and the audits that cost points
 * @throws Error if Lighthouse gives no result or reports a runtime error
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
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Scores;
  const failures = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${lhr.audits[id]?.title}`),
  );
  return { scores, failures };
}

/** Returns a port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}
