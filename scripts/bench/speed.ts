import type { Browser } from 'playwright';
import { openBrowser, withPage } from './browser';
import { SITES, withSites, type SiteName, type Sites } from './comparison';
import type { Figure } from './figure';
import { atMost, median, runs, spread } from './measure';
import { blocking, observe, observed } from './observe';
import { AT_ONCE, PAGES } from './pages';
import { menuFigures } from './early-tap';

/** Time for what the client does right after it has taken over. */
const SETTLED_MS = 1000;

/** One throttled load of a page. */
interface Load {
  /** Largest contentful paint in milliseconds. */
  paint: number;
  shift: number;
  /** Blocking in milliseconds after the first paint, before the visitor does something. */
  blocked: number;
  /** Blocking in milliseconds that the client bundle brings once the visitor moves; of our site alone. */
  arrival: number;
}

/** Speed of every page and of the menu on a slow phone, beside stock Docusaurus and bare HTML. */
export async function speedFigures(): Promise<Figure[]> {
  return withSites(async (sites) => {
    const browser = await openBrowser();
    try {
      const figures: Figure[] = [];
      for (const path of PAGES) figures.push(...(await pageFigures(browser, sites, path)));
      return [...figures, ...(await menuFigures(browser, sites))];
    } finally {
      await browser.close();
    }
  });
}

async function pageFigures(browser: Browser, sites: Sites, path: string): Promise<Figure[]> {
  const loads: Record<SiteName, Load[]> = { own: [], stock: [], bare: [] };
  for (let run = 0; run < runs(5); run += 1) {
    for (const name of SITES) loads[name].push(await load(browser, sites, name, path));
  }
  const all = (site: SiteName, key: keyof Load): number[] => loads[site].map((one) => one[key]);
  const middle = (site: SiteName, key: keyof Load): number => median(all(site, key));
  const paints = (site: SiteName): number => middle(site, 'paint');
  const atOnce = AT_ONCE.includes(path);
  const arrival = middle('own', atOnce ? 'blocked' : 'arrival');
  const client = atOnce ? 'blocking of the client, loaded at once' : 'blocking of the client';
  return [
    { name: `${path} LCP (${spread(all('own', 'paint'))})`, value: paints('own'), unit: 'ms' },
    {
      name: `${path} LCP, stock (${spread(all('stock', 'paint'))})`,
      value: paints('stock'),
      unit: 'ms',
    },
    {
      name: `${path} LCP, bare (${spread(all('bare', 'paint'))})`,
      value: paints('bare'),
      unit: 'ms',
    },
    atMost(`${path} LCP against bare`, paints('own') / paints('bare'), 1.15, 'x'),
    atMost(`${path} LCP against stock`, paints('own') / paints('stock'), 1, 'x'),
    ...(atOnce
      ? []
      : [atMost(`${path} blocking before interaction`, middle('own', 'blocked'), 20, 'ms')]),
    atMost(`${path} layout shift`, Math.max(...all('own', 'shift')), 0, ''),
    { name: `${path} ${client}`, value: arrival, unit: 'ms' },
    { name: `${path} blocking of stock's load`, value: middle('stock', 'blocked'), unit: 'ms' },
    atMost(`${path} ${client} against stock`, ratio(arrival, middle('stock', 'blocked')), 0.6, 'x'),
  ];
}

/** Nothing against nothing says nothing. */
function ratio(value: number, other: number): number {
  return other === 0 ? NaN : value / other;
}

function load(browser: Browser, sites: Sites, site: SiteName, path: string): Promise<Load> {
  return withPage(browser, { device: 'phone', slow: true }, async (page) => {
    await observe(page);
    await page.goto(`${sites[site].url}${path}`, { waitUntil: 'networkidle' });
    const before = await observed(page);
    const result: Load = {
      paint: before.largestPaint,
      shift: before.shift,
      blocked: blocking(before, before.firstPaint),
      arrival: NaN,
    };
    if (site !== 'own' || AT_ONCE.includes(path)) return result;

    const moved = await page.evaluate(() => performance.now());
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await page.waitForTimeout(SETTLED_MS);
    const after = await observed(page);
    return { ...result, shift: after.shift, arrival: blocking(after, moved) };
  });
}
