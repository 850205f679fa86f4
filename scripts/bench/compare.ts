import type { Browser } from 'playwright';
import { openBrowser } from './browser';
import type { Figure, Measure } from './figure';
import { serve } from './serve';
import type { Sites } from './sites';

/** How to measure several sites in the same way. */
export interface Comparison<Scenario, Key extends string> {
  sites: Sites;
  scenarios: readonly Scenario[];
  /** How often each site is measured in each scenario; once by default. */
  times?: number;
  /** Milliseconds before each answer of the hosts; none by default. */
  delay?: number;
  browserArgs?: string[];
  measures: (scenario: Scenario) => Record<Key, Measure>;
  /** Measures a site once. A measure may have several values. */
  take: (browser: Browser, url: string, scenario: Scenario) => Promise<Reading<NoInfer<Key>>>;
}

export type Reading<Key extends string> = Record<Key, number | number[]>;

/** Measures the sites alternately, `times` times over, so that fluctuations of the machine affect all of them alike. */
export async function compare<Scenario, Key extends string>({
  sites,
  scenarios,
  times = 1,
  delay,
  browserArgs,
  measures,
  take,
}: Comparison<Scenario, Key>): Promise<Figure[]> {
  const browser = await openBrowser(browserArgs);
  const served = await Promise.all(
    Object.entries(sites).map(async ([name, folder]) => ({
      name,
      ...(await serve(folder, delay)),
    })),
  );
  const figures: Figure[] = [];
  for (const scenario of scenarios) {
    const found = Object.entries<Measure>(measures(scenario)).map(([key, measure]) => {
      const values: Figure['values'] = {};
      return [key as Key, { ...measure, values }] as const;
    });
    for (let run = 0; run < times; run += 1) {
      for (const { name, url } of served) {
        const reading = await take(browser, url, scenario);
        for (const [key, { values }] of found) (values[name] ??= []).push(...[reading[key]].flat());
      }
    }
    figures.push(...found.map(([, figure]) => figure));
  }
  await Promise.all([browser, ...served].map((one) => one.close()));
  return figures;
}

/**
 * Returns how often to take a time: RUNS in the environment, otherwise `standard`.
 *
 * @throws Error if RUNS is not a whole number from 1 up
 */
export function runs(standard: number): number {
  const count = Number(process.env.RUNS ?? standard);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`RUNS is "${process.env.RUNS}"; it must be a whole number from 1 on.`);
}
