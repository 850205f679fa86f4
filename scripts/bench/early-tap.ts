import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { withPage } from './browser';
import { SITES, type SiteName, type Sites } from './comparison';
import type { Figure } from './figure';
import { atMost, median, runs } from './measure';

const TAPPED_PAGES = ['/', '/faqs'];
/** A visitor whose tap does nothing taps again. */
const PATIENCE_MS = 150;
const OPEN: Record<SiteName, string> = {
  own: 'header details[data-menu][open]',
  bare: 'header details[data-menu][open]',
  stock: '.navbar-sidebar--show',
};

declare global {
  interface Window {
    menuOpened: (milliseconds: number) => void;
  }
}

/** How soon after navigation the menu of a slow phone is open, when it is tapped as early as it shows. */
export async function menuFigures(browser: Browser, sites: Sites): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of TAPPED_PAGES) {
    const times: Record<SiteName, number[]> = { own: [], stock: [], bare: [] };
    for (let run = 0; run < runs(5); run += 1) {
      for (const site of SITES) times[site].push(await menuOpens(browser, sites, site, path));
    }
    const [own, stock, bare] = SITES.map((site) => median(times[site])) as [number, number, number];
    figures.push(
      { name: `${path} early tap opens the menu`, value: own, unit: 'ms' },
      { name: `${path} early tap, stock`, value: stock, unit: 'ms' },
      { name: `${path} early tap, bare`, value: bare, unit: 'ms' },
      atMost(`${path} early tap against bare`, own / bare, 1.1, 'x'),
    );
  }
  return figures;
}

function menuOpens(browser: Browser, sites: Sites, site: SiteName, path: string): Promise<number> {
  return withPage(browser, { device: 'phone', slow: true }, async (page) => {
    const opened = new Promise<number>((done) => {
      void page.exposeFunction('menuOpened', done);
    });
    await page.addInitScript((selector) => {
      const look = (): void => {
        if (document.querySelector(selector)) window.menuOpened(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    }, OPEN[site]);
    await page.goto(`${sites[site].url}${path}`, { waitUntil: 'commit' });
    for (;;) {
      await toggle(page, site).tap({ force: true, noWaitAfter: true });
      const answer = await Promise.race([opened, pause(PATIENCE_MS, undefined)]);
      if (answer !== undefined) return answer;
    }
  });
}

function toggle(page: Page, site: SiteName): Locator {
  return site === 'stock'
    ? page.locator('.navbar__toggle')
    : page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' });
}
