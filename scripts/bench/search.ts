import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { withPage } from './browser';
import { compare } from './compare';
import type { Figure } from './figure';
import type { Beside } from './sites';
import { watchTraffic } from './traffic';
import { inlineScripts, sum } from './weigh';

const KB = 1000;
const WORD = 'rockville';

/** What a visitor pays who opens the search from the home page of a phone and types one word. */
export function searchFigures(options: Beside): Promise<Figure[]> {
  return compare(options, {
    sites: ['this', 'beside'],
    scenarios: [WORD],
    measures: () => ({
      script: { name: 'script once it is open', unit: 'KB', limits: [{ most: 90 }] },
      opened: { name: 'all until the first letter', unit: 'KB' },
      first: {
        name: 'all until the first result',
        unit: 'KB',
        limits: [{ most: 1, against: 'beside' }],
      },
      requests: { name: 'requests to the first result', unit: '' },
    }),
    take: (browser, site, word) =>
      withPage(browser, { device: 'phone' }, async (page) => {
        const { answered, quiet } = watchTraffic(page);
        await page.goto(site.url);
        await quiet();
        const before = answered.length;
        const asked = async (): Promise<number> =>
          total(await sum(answered.slice(before), site.url));
        await page.locator('a[data-search]:visible').first().click();
        await page.getByRole('combobox').waitFor();
        await quiet();
        const opened = await asked();
        const { script } = await sum(answered, site.url);
        await page.getByRole('combobox').fill(word);
        await page.getByRole('option').first().waitFor();
        await quiet();
        return {
          script: (script + (await inlineScripts(page))) / KB,
          opened: opened / KB,
          first: (await asked()) / KB,
          requests: answered.length - before,
        };
      }),
  });
}

/** Size on disk of the search's index in a built site. */
export async function indexKilobytes(buildDir: string): Promise<number> {
  const folder = join(buildDir, 'pagefind');
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return total(sizes) / KB;
}

function total(sizes: Record<string, number> | number[]): number {
  return Object.values(sizes).reduce((all, size) => all + size, 0);
}
