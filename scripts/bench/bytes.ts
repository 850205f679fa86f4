import { openBrowser, withPage } from './browser';
import type { Figure } from './figure';
import { atMost } from './measure';
import { AT_ONCE, BUDGET, budgetAfter, budgetBefore, PAGES } from './pages';
import { serve } from './serve';
import { weigh } from './weigh';

const KB = 1000;

/** What each page costs a visitor, exact: encoded bytes in a real browser, on a phone. */
export async function bytesFigures(): Promise<Figure[]> {
  const site = await serve('build');
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      const weight = await withPage(browser, { device: 'phone', slow: false }, (page) =>
        weigh(page, site.url, path),
      );
      const kilobytes = (name: keyof typeof weight): number => weight[name] / KB;
      const client = AT_ONCE.includes(path) ? 'client, loads at once' : 'client, after interaction';
      figures.push(
        atMost(`${path} before interaction`, kilobytes('before'), budgetBefore(path), 'KB'),
        atMost(`${path} HTML`, kilobytes('html'), BUDGET.html, 'KB'),
        atMost(`${path} CSS`, kilobytes('css'), BUDGET.css, 'KB'),
        atMost(`${path} script, inline included`, kilobytes('script'), BUDGET.script, 'KB'),
        { name: `${path} font`, value: kilobytes('font'), unit: 'KB' },
        { name: `${path} images`, value: kilobytes('image'), unit: 'KB' },
        { name: `${path} requests before`, value: weight.requestsBefore, unit: '' },
        atMost(`${path} ${client}`, kilobytes('client'), budgetAfter(path), 'KB'),
        atMost(`${path} third parties`, kilobytes('thirdParty'), 0, 'KB'),
      );
    }
    return figures;
  } finally {
    await browser.close();
    await site.close();
  }
}
