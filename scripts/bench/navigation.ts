import type { Browser } from 'playwright';
import { openBrowser, withPage } from './browser';
import { SITES, withSites, type SiteName, type Sites } from './comparison';
import type { Figure } from './figure';
import { atMost, median, runs, spread } from './measure';

declare global {
  interface Window {
    headingCame: (milliseconds: number) => void;
  }
}

const FROM = '/faqs';
/** Time for what the client prefetches once it has taken over. */
const SETTLED_MS = 1000;
const LINKS = ['Radon Laws', 'Services'];

/** How soon a page inside the site shows its heading after a click, on a slow computer. */
export async function navigationFigures(): Promise<Figure[]> {
  return withSites(async (sites) => {
    const browser = await openBrowser();
    try {
      const figures: Figure[] = [];
      for (const link of LINKS) figures.push(...(await linkFigures(browser, sites, link)));
      return figures;
    } finally {
      await browser.close();
    }
  });
}

async function linkFigures(browser: Browser, sites: Sites, link: string): Promise<Figure[]> {
  const times: Record<SiteName, number[]> = { own: [], stock: [], bare: [] };
  for (let run = 0; run < runs(5); run += 1) {
    for (const site of SITES) times[site].push(await clickToHeading(browser, sites, site, link));
  }
  const name = (site: string): string => `${FROM} to "${link}"${site}`;
  return [
    ...SITES.map((site) => ({
      name: name(`, ${site} (${spread(times[site])})`),
      value: median(times[site]),
      unit: 'ms',
    })),
    atMost(name(' against stock'), median(times.own) / median(times.stock), 1.1, 'x'),
  ];
}

/** Milliseconds from the click to the frame that has the new heading. */
function clickToHeading(
  browser: Browser,
  sites: Sites,
  site: SiteName,
  link: string,
): Promise<number> {
  return withPage(browser, { device: 'desktop', slow: true }, async (page) => {
    const took = new Promise<number>((done) => {
      void page.exposeFunction('headingCame', done);
    });
    // The moment of the click outlives the document, for the bare site loads a new one.
    await page.addInitScript(() => {
      document.addEventListener(
        'click',
        () => {
          sessionStorage.clicked = String(Date.now());
          sessionStorage.heading = document.querySelector('h1')?.textContent ?? '';
        },
        true,
      );
      const look = (): void => {
        const heading = document.querySelector('h1')?.textContent;
        const clicked = location.protocol === 'http:' ? sessionStorage.getItem('clicked') : null;
        if (clicked && heading && heading !== sessionStorage.heading) {
          window.headingCame(Date.now() - Number(clicked));
        } else requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(`${sites[site].url}${FROM}`, { waitUntil: 'networkidle' });
    await page.mouse.move(600, 400);
    await page.mouse.move(601, 401);
    if (site !== 'bare') {
      await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    }
    await page.waitForTimeout(SETTLED_MS);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    return took;
  });
}
