import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bare, writeBareSite } from './bare-site';
import { openBrowser, withPage } from './browser';
import { compare, runs } from './compare';
import type { Figure } from './figure';
import { serve } from './serve';
import { ownSites, type Beside } from './sites';
import { onSlowPhone } from './slow-phone';
import { watchTraffic } from './traffic';

/** A case for each tool, as the address of its answer. */
const CASES = [
  '/tools/test-result?value=5.6&situation=tenant&place=Gaithersburg',
  '/tools/radon-law?place=Rockville&role=seller',
  '/tools/test-dates?for=sale&date=2027-03-01&place=Rockville',
  '/tools/price?part1=basement&size1=1200&place=Rockville',
  '/tools/closed-house?need=opened&event=window&when=during&hour=9&minutes=20&test=monitor',
];

/** Measures answers opened by their addresses, compared with pages that already have the answer in their HTML. */
export async function answerFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: { ...ownSites(options), bare: await writeBareAnswers() },
    scenarios: CASES,
    times: runs(3),
    measures: (address) => ({
      paint: {
        name: `${address.slice(0, address.indexOf('?'))} LCP`,
        unit: 'ms',
        limits: [{ most: 1, against: 'bare' }],
      },
      shift: { name: 'its layout shift', unit: '', limits: [{ most: 0, worst: true }] },
    }),
    take: (browser, url, address) =>
      onSlowPhone(browser, 'slow4g', url + address, ({ seen }) => seen),
  });
}

/**
 * Writes the bare site, with each tool's answer in its page.
 *
 * @returns its folder
 */
async function writeBareAnswers(): Promise<string> {
  const folder = await writeBareSite();
  const [browser, host] = [await openBrowser(), await serve('build')];
  for (const address of CASES) {
    await withPage(browser, { device: 'phone' }, async (page) => {
      const { quiet } = watchTraffic(page);
      await page.goto(`${host.url}${address}`);
      await page.locator('#answer').waitFor();
      await quiet();
      const file = `${new URL(page.url()).pathname}.html`;
      await writeFile(join(folder, file), bare(await page.content()));
    });
  }
  await Promise.all([browser.close(), host.close()]);
  return folder;
}
