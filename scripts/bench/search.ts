import { FILES } from '../../src/search/file';
import { withPage } from './browser';
import { compare } from './compare';
import type { Figure, Measure } from './figure';
import { ownSites, type Beside } from './sites';
import { firstMove, watchTraffic } from './traffic';
import { inlineScripts, sum } from './weigh';

const KB = 1000;
const WORD = 'rockville';

const MEASURES = {
  script: { name: 'script once it is open', unit: 'KB', limits: [{ most: 90 }] },
  opened: { name: 'all until the first letter', unit: 'KB' },
  first: {
    name: 'all until the first result',
    unit: 'KB',
    limits: [{ most: 1, against: 'beside' }],
  },
  requests: { name: 'requests to the first result', unit: '' },
  later: { name: 'articles and rarer questions, after it', unit: 'KB' },
} satisfies Record<string, Measure>;

/** Measures what a visitor pays who opens the search from the home page on a phone and types one word. */
export function searchFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: ownSites(options),
    scenarios: [WORD],
    measures: () => MEASURES,
    take: (browser, url, word) =>
      withPage(browser, { device: 'phone' }, async (page) => {
        const { answered, quiet } = watchTraffic(page);
        await page.goto(url);
        await quiet();
        const before = answered.length;
        await firstMove(page); // Nobody clicks without moving first.
        await quiet();
        const asked = async (): Promise<number> => total(await sum(answered.slice(before), url));
        await page.locator('a[data-search]:visible').first().click();
        await page.getByRole('combobox').waitFor();
        await quiet();
        const opened = await asked();
        const { script } = await sum(answered, url);
        await page.getByRole('combobox').fill(word);
        await page.getByRole('option').first().waitFor();
        await quiet();
        const all = answered.slice(before);
        // This file is requested once the first result is shown.
        const later = all.filter((request) => request.url().endsWith(FILES.later));
        const after = total(await sum(later, url));
        return {
          script: (script + (await inlineScripts(page))) / KB,
          opened: opened / KB,
          first: ((await asked()) - after) / KB,
          requests: all.length - later.length,
          later: after / KB,
        };
      }),
  });
}

function total(sizes: Record<string, number>): number {
  return Object.values(sizes).reduce((all, size) => all + size, 0);
}
