import type { Browser } from 'playwright';
import { openBrowser } from './browser';
import type { Figure, Measure } from './figure';
import { withSites, type Beside, type Site, type SiteName } from './sites';

/** What is measured of several sites in the same way. */
export interface Comparison<Scenario, Key extends string> {
  sites: readonly SiteName[];
  scenarios: readonly Scenario[];
  /** How often each site is measured in each scenario, unless RUNS says it. */
  times?: number;
  /** Milliseconds before each answer of the hosts. */
  delay?: number;
  browserArgs?: string[];
  measures: (scenario: Scenario) => Record<Key, Measure>;
  /** Takes the measures of a site once, or one of them several times. */
  take: (
    browser: Browser,
    site: Site,
    scenario: Scenario,
  ) => Promise<Record<NoInfer<Key>, number | number[]>>;
}

/** Measures the sites in turn, again and again, so that the machine's mood is the same for all of them. */
export async function compare<Scenario, Key extends string>(
  options: Beside,
  { sites, scenarios, times, delay, browserArgs, measures, take }: Comparison<Scenario, Key>,
): Promise<Figure[]> {
  return withSites(sites, options, delay, async (served) => {
    const browser = await openBrowser(browserArgs);
    try {
      const figures: Figure[] = [];
      for (const scenario of scenarios) {
        const found = Object.entries<Measure>(measures(scenario)).map(([key, measure]) => {
          const values: Figure['values'] = {};
          return [key as Key, { ...measure, values }] as const;
        });
        for (let run = 0; run < (times === undefined ? 1 : runs(times)); run += 1) {
          for (const site of served) {
            const reading = await take(browser, site, scenario);
            for (const [key, { values }] of found) {
              (values[site.name] ??= []).push(...[reading[key]].flat());
            }
          }
        }
        figures.push(...found.map(([, figure]) => figure));
      }
      return figures;
    } finally {
      await browser.close();
    }
  });
}

/** How often a time is taken: RUNS in the environment, else `standard`. */
export function runs(standard: number): number {
  const count = Number(process.env.RUNS ?? standard);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`RUNS is "${process.env.RUNS}"; it must be a whole number from 1 on.`);
}
