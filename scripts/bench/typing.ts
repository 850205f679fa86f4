import type { Page } from 'playwright';
import { withPage } from './browser';
import { compare, runs } from './compare';
import { median, type Figure } from './figure';
import { observe, observed } from './observe';
import { ownSites, type Beside } from './sites';
import { watchTraffic } from './traffic';

/** What is typed: a common word, a law of a place, misspelled words, and questions in three languages. */
const QUERIES = [
  'rockville',
  'silver spring landlord radon',
  'mitagation sytem',
  'how often should i test again',
  'cuanto cuesta la prueba',
  'quanto tempo demora',
];

declare global {
  interface Window {
    /** How long each letter blocked the page, including the layout it caused, in milliseconds. */
    letters: number[];
  }
}

/** Measures what a letter costs someone who types on a slow computer, while the index is being built and after. */
export function typingFigures(options: Beside): Promise<Figure[]> {
  return compare({
    sites: ownSites(options),
    scenarios: ['typed'],
    times: runs(3),
    measures: () => ({
      longest: { name: 'longest task while the index is made', unit: 'ms' },
      lost: { name: 'letters lost meanwhile', unit: '', limits: [{ most: 0, worst: true }] },
      letter: { name: 'a letter, median', unit: 'ms', limits: [{ most: 16 }] },
      slow: { name: 'a letter, 95 of 100', unit: 'ms' },
    }),
    take: (browser, url) =>
      withPage(browser, { device: 'desktop', cpu: 4 }, async (page) => {
        await observe(page);
        const { quiet } = watchTraffic(page);
        await page.goto(url);
        await quiet();
        const [first = '', ...others] = QUERIES;
        const opened = await page.evaluate(() => performance.now());
        await page.keyboard.press('Control+k');
        await page.keyboard.type(first, { delay: 40 });
        await page.getByRole('option').first().waitFor();
        await quiet();
        const { longest } = await observed(page, opened);
        const field = page.getByRole('combobox');
        const lost = first.length - (await field.inputValue()).length;
        await timeLetters(page);
        for (const query of others) {
          await field.fill('');
          await page.keyboard.type(query, { delay: 20 });
        }
        const letters = await page.evaluate(() => window.letters);
        const sorted = letters.sort((a, b) => a - b);
        const slow = sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
        return { longest, lost, letter: median(sorted), slow };
      }),
  });
}

/** Records from now on how long each letter blocks the page, in `window.letters`. */
function timeLetters(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.letters = [];
    let start = 0;
    window.addEventListener('input', () => (start = performance.now()), true);
    window.addEventListener('input', () => {
      document.body.getBoundingClientRect(); // include the layout
      window.letters.push(performance.now() - start);
    });
  });
}
